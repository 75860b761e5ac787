import { expect, test } from 'vitest'
import {
  aGuest,
  aHost,
  aHostsRequest,
  aPublicUser,
  fill,
  findDialog,
  findToast,
  hold,
  hostAnswers,
  openApp,
  refuse,
  requestsOf,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'
import type { Reservation } from '../../lib/api/model.ts'

const path = '/host/dashboard/requests'

const openRequests = (...pending: Reservation[]) =>
  openApp({
    path,
    person: aHost(),
    answers: { ...hostAnswers(), 'GET /api/host/bookings': requestsOf('pending', ...pending) },
  })

test('each empty tab of requests says what it would show', async () => {
  const app = await openRequests()
  for (const [tab, words] of [
    ['Ventende', 'Ingen ventende forespørgsler'],
    ['Godkendt', 'Ingen godkendte forespørgsler'],
    ['Afvist', 'Ingen afviste forespørgsler'],
    ['Udløbet', 'Ingen udløbne forespørgsler'],
  ] as const) {
    await app.user.click(await screen.findByRole('tab', { name: `${tab} (0)` }))
    await screen.findByText(words)
  }
  expect(app.requests('GET /api/host/bookings').map(({ query }) => query.tab)).toEqual([
    ...['pending', 'approved', 'declined', 'expired'],
  ])
})

test('a host can cancel declining, and the reason is kept', async () => {
  const app = await openRequests(aHostsRequest())
  const decline = await screen.findByRole('button', { name: 'Afvis' })
  await app.user.click(decline)
  const dialog = await findDialog()
  await fill(app.user, within(dialog).getByLabelText(/^Begrundelse/), 'Måske alligevel ikke')
  await app.user.click(within(dialog).getByText('Annullér'))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await waitFor(() => expect(decline).toHaveFocus())
  await app.user.click(decline)
  const again = within(await findDialog())
  expect(again.getByLabelText(/^Begrundelse/)).toHaveValue('Måske alligevel ikke')
  app.answer('POST /api/host/bookings/{id}/decline', refuse('service.unavailable'))
  await app.user.click(again.getByRole('button', { name: 'Afvis forespørgsel' }))
  await findToast('Kunne ikke afvise booking')
  expect(app.requests('POST /api/host/bookings/{id}/decline')[0]?.body).toEqual({ reason: 'Måske alligevel ikke' })
})

test('a request whose dates were given to somebody else is not approved, and the host sees why', async () => {
  const [first, second] = [aHostsRequest({ guest: aPublicUser({ name: 'Gerda' }) }), aHostsRequest()]
  const app = await openRequests(first, second)
  app.answer('POST /api/host/bookings/{id}/approve', ({ params }) =>
    params.id === first.id
      ? aHostsRequest({ ...first, status: 'host_approved', actions: [], paymentDueAt: '2031-05-15T08:00:00.000Z' })
      : refuse('booking.datesTaken'),
  )
  const approve = async (at: number): Promise<void> => {
    const card = (await screen.findAllByTestId('request'))[at]
    if (card) await app.user.click(within(card).getByRole('button', { name: 'Godkend' }))
  }
  await approve(0)
  await findToast('Booking godkendt! Gæsten kan nu betale.')
  await waitFor(() => expect(screen.getAllByTestId('request')[0]).toHaveAttribute('data-status', 'host_approved'))
  await approve(1)
  await findToast('Kunne ikke godkende booking')
  await findToast(/De valgte datoer er ikke tilgængelige\./)
  expect(screen.getAllByTestId('request')[1]).toHaveAttribute('data-status', 'pending_request')
})

test('a guest who opens the requests sees why they are redirected and how to become a host', async () => {
  const app = await openApp({ path, person: aGuest(), answers: hostAnswers() })
  await findToast('Siden er for værter')
  await findToast('Vil du leje ud? Vælg »Bliv vært« i kontomenuen.')
  expect(app.address()).toBe('/')
})

test('a host’s page checks access first, and shows a failed fetch', async () => {
  const session = hold('GET /api/auth/session')
  const { user, roles } = aHost()
  await openApp({
    path,
    answers: {
      ...hostAnswers(),
      'GET /api/auth/session': session,
      'GET /api/host/bookings': refuse('service.unavailable'),
    },
  })
  await screen.findByText('Tjekker adgang...')
  session.release({ user, roles, termsChanged: false, now: '2031-05-14T08:00:00.000Z' })
  await screen.findByText('Kunne ikke hente forespørgsler')
})
