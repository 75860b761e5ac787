import { expect, test } from 'vitest'
import {
  type Answers,
  aGuest,
  aHost,
  aListedTrip,
  aProfile,
  findDialog,
  hubAnswers,
  openApp,
  screen,
  waitFor,
  within,
} from '../../../../test/kit.ts'

const path = '/profile?profile=overview'
const gerda = aGuest()

const opened = (answers: Answers = {}) => openApp({ path, person: gerda, answers: { ...hubAnswers(), ...answers } })

test('the overview shows what waits for a host, in order, and each line leads to its tab', async () => {
  const app = await openApp({ path, person: aHost(), answers: hubAnswers() })
  const hub = await findDialog()
  const waiting = within(await within(hub).findByRole('region', { name: 'Venter på dig' }))
  await waitFor(() => expect(waiting.getAllByRole('listitem')).toHaveLength(3))
  for (const [place, words] of [
    /^Opsæt din udbetalingskonto/,
    /^Bekræft, hvem du er/,
    /^Tilføj dit telefonnummer/,
  ].entries())
    expect(waiting.getAllByRole('listitem')[place]).toHaveTextContent(words)
  expect(within(hub).getByRole('region', { name: 'Alle indstillinger' }).querySelectorAll('a')).toHaveLength(12)
  for (const [name, tab] of [
    [/Opsæt din udbetalingskonto/, 'payouts'],
    [/Bekræft, hvem du er/, 'verification'],
    [/Tilføj dit telefonnummer/, 'personal-info'],
  ] as const) {
    const left = within(await screen.findByRole('region', { name: 'Venter på dig' }))
    await app.user.click(await left.findByRole('link', { name }))
    await waitFor(() => expect(app.address()).toBe(`/profile?profile=${tab}`))
    history.back()
    await waitFor(() => expect(app.address()).toBe(path))
  }
})

test('personal information leads to the change of the address', async () => {
  const app = await openApp({ path: '/profile?profile=personal-info', person: gerda, answers: hubAnswers() })
  await findDialog()
  await app.user.click(await screen.findByRole('button', { name: 'Skift e-mail' }))
  await waitFor(() => expect(app.address()).toBe('/profile?profile=account'))
})

test('a guest without a trip is led to the search', async () => {
  await opened()
  const hub = within(await findDialog())
  await hub.findByText('Ingen rejser på vej')
  expect(hub.getByRole('link', { name: 'Find en bolig' })).toHaveAttribute('href', '/search')
})

test('the overview of a guest has the next trip, and says when nothing waits', async () => {
  const next = aListedTrip({ guestId: gerda.user.id, checkIn: '2031-06-01', checkOut: '2031-06-04' })
  const later = aListedTrip({ guestId: gerda.user.id, checkIn: '2031-07-01', checkOut: '2031-07-04' })
  await opened({
    'GET /api/me/profile': aProfile(gerda.user, { phone: '+45 12 34 56 78' }),
    'GET /api/bookings': { items: [later, next], counts: { upcoming: 2, past: 0 }, nextCursor: null },
  })
  const hub = within(await findDialog())
  await hub.findByText('Alt er på plads')
  await hub.findByText('Næste rejse')
  expect(hub.getByRole('link', { name: 'Se rejsen' })).toHaveAttribute('href', `/trips/${next.id}`)
})
