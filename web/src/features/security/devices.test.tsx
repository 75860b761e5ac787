import { expect, test } from 'vitest'
import {
  accountAnswers,
  aDevice,
  aGuest,
  findToast,
  openApp,
  refuse,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'

const path = '/profile?profile=security'
const here = aDevice({ current: true })
const other = aDevice()

const opened = () =>
  openApp({
    path,
    person: aGuest(),
    answers: { ...accountAnswers(), 'GET /api/me/sessions': { items: [here, other] } },
  })

test('a removal that fails says so, and the device stays in the list', async () => {
  const app = await opened()
  const list = within(await screen.findByRole('list', { name: 'Dine enheder' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  app.answer('DELETE /api/me/sessions/{id}', refuse('service.unavailable'))
  await app.user.click(list.getByRole('button', { name: /^Fjern/ }))
  await findToast('Kunne ikke fjerne enhed')
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(app.requests('DELETE /api/me/sessions/{id}')).toMatchObject([{ params: { id: other.id } }])
})

test('news of sign-ins are turned off, which says so; a choice that fails says so and is taken back', async () => {
  const app = await opened()
  const alerts = await screen.findByRole('switch', { name: 'Besked om nyt login' })
  await waitFor(() => expect(alerts).toBeChecked())
  app.answer('PUT /api/me/security', refuse('service.unavailable'))
  await app.user.click(alerts)
  await findToast('Kunne ikke opdatere indstillinger')
  expect(alerts).toBeChecked()
  app.answer('PUT /api/me/security', () => {
    app.answer('GET /api/me/security', { loginAlerts: false })
    return { loginAlerts: false }
  })
  await app.user.click(alerts)
  await findToast('Sikkerhedsindstillinger opdateret')
  expect(alerts).not.toBeChecked()
  await app.reload()
  await waitFor(async () =>
    expect(await screen.findByRole('switch', { name: 'Besked om nyt login' })).not.toBeChecked(),
  )
  expect(app.requests('PUT /api/me/security').map(({ body }) => body)).toEqual([
    { loginAlerts: false },
    { loginAlerts: false },
  ])
})
