import { expect, test } from 'vitest'
import {
  aGuest,
  allNotifications,
  findToast,
  hubAnswers,
  openApp,
  refuse,
  screen,
  waitFor,
  within,
} from '../../../../test/kit.ts'

const channels = [
  ['Bookinger og betaling: Push', 'bookingPush'],
  ['Beskeder: E-mail', 'messageEmail'],
  ['Beskeder: Push', 'messagePush'],
  ['Nyheder og påmindelser: E-mail', 'promoEmail'],
  ['Nyheder og påmindelser: Push', 'promoPush'],
] as const

/** Opens the tab over a store that keeps what is chosen. */
const opened = () => {
  let kept = allNotifications()
  return openApp({
    path: '/profile?profile=notifications',
    person: aGuest(),
    answers: {
      ...hubAnswers(),
      'GET /api/me/notification-settings': () => kept,
      'PUT /api/me/notification-settings': ({ body }) => {
        kept = Object.assign({}, kept, body)
        return kept
      },
    },
  })
}

const choice = (name: string) => screen.findByRole('switch', { name })

test('notifications are chosen by subject and channel, and stay as chosen; mails about bookings are always on', async () => {
  const app = await opened()
  const bookings = await screen.findByRole('region', { name: 'Bookinger og betaling' })
  expect(bookings).toHaveTextContent('Altid til')
  expect(within(bookings).getAllByRole('switch')).toHaveLength(1)
  expect(screen.getAllByRole('switch', { name: /: (E-mail|Push)$/ })).toHaveLength(channels.length)
  for (const [name] of channels) {
    const flipped = await choice(name)
    expect(flipped).toBeChecked()
    // The choice before is stored.
    await waitFor(() => expect(flipped).not.toHaveAttribute('aria-disabled'))
    flipped.focus()
    await app.user.keyboard(' ')
    await waitFor(() => expect(flipped).not.toBeChecked())
    // The focus stays on the switch while it is saved.
    expect(flipped).toHaveFocus()
    await findToast('Notifikationsindstillinger opdateret')
  }
  await waitFor(() => expect(app.requests('PUT /api/me/notification-settings')).toHaveLength(channels.length))
  const sent = app.requests('PUT /api/me/notification-settings').map(({ body }) => body)
  for (const [place, [, field]] of channels.entries()) expect(sent[place]).toMatchObject({ [field]: false })
  await app.reload()
  for (const [name] of channels) expect(await choice(name)).not.toBeChecked()
})

test('a choice that cannot be stored says so and goes back', async () => {
  const app = await opened()
  app.answer('PUT /api/me/notification-settings', refuse('service.unavailable'))
  const push = await choice('Beskeder: Push')
  await app.user.click(push)
  await findToast('Kunne ikke opdatere indstillinger')
  await waitFor(() => expect(push).toBeChecked())
})
