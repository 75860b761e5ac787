import { expect, test } from 'vitest'
import {
  aGuest,
  aListedTrip,
  anUnpaidBooking,
  aQuote,
  aRequest,
  aTripList,
  aTripStory,
  expectAddress,
  newId,
  noAlteration,
  openApp,
  refuse,
  screen,
  tripOf,
  waitFor,
  within,
} from '../../../test/kit.ts'

const gerda = aGuest()

test('the address stores the tab of the trips, and Back returns to the former one', async () => {
  const app = await openApp({
    path: '/trips?tab=past',
    person: gerda,
    answers: { 'GET /api/bookings': aTripList([]) },
  })
  expect(await screen.findByRole('tab', { name: 'Tidligere (0)' })).toHaveAttribute('aria-selected', 'true')
  await screen.findByText('Ingen tidligere rejser')
  await app.user.click(screen.getByRole('tab', { name: 'Kommende (0)' }))
  await screen.findByText('Ingen kommende rejser')
  expect(app.address()).toBe('/trips')
  history.back()
  await screen.findByText('Ingen tidligere rejser')
  await expectAddress(app, '/trips?tab=past')
  expect(app.requests('GET /api/bookings').map(({ query }) => query.tab)).toEqual(
    expect.arrayContaining(['past', 'upcoming']),
  )
})

test('a trip’s days have the year when it is another one, and times are in Danish notation', async () => {
  const next = aListedTrip({ quote: aQuote({ checkIn: '2032-05-15', checkOut: '2032-05-18' }) })
  await openApp({ path: '/trips', person: gerda, answers: { 'GET /api/bookings': aTripList([next]) } })
  const trip = within(await screen.findByTestId('trip'))
  expect(trip.getAllByText(/^[^ ]+ \d+\. [^ ]+ 2032$/)).not.toHaveLength(0)
  expect(trip.getByText('Fra kl. 15.00')).toBeInTheDocument()
  expect(trip.getByText('Før kl. 10.00')).toBeInTheDocument()
})

test('trips that need the guest come first with a countdown, cancelled ones last', async () => {
  const held = anUnpaidBooking({ quote: aQuote({ checkIn: '2031-07-13', checkOut: '2031-07-16' }) })
  const sooner = aRequest({ quote: aQuote({ checkIn: '2031-06-13', checkOut: '2031-06-16' }) })
  const later = aRequest({ quote: aQuote({ checkIn: '2031-06-23', checkOut: '2031-06-26' }) })
  const withdrawn = aRequest({ status: 'cancelled_by_guest', actions: [], approvalExpiresAt: null })
  const until = held.paymentDueAt ?? ''
  const answers = {
    'GET /api/bookings': aTripList(
      [
        // By arrival, as the server sends them.
        aListedTrip({ ...tripOf(withdrawn), ended: true }),
        aListedTrip(tripOf(sooner)),
        aListedTrip(tripOf(later)),
        aListedTrip({ ...tripOf(held), needs: { what: 'pay', until } }),
      ],
      { upcoming: 3 },
    ),
  } as const
  for (const [path, tab] of [
    ['/trips', 'tab'],
    ['/profile?profile=trips', 'radio'],
  ] as const) {
    await openApp({ path, person: gerda, answers })
    await screen.findByRole(tab, { name: 'Kommende (3)' })
    const parts = await screen.findAllByTestId('trip-section')
    expect(parts.map((part) => within(part).getByRole('heading', { level: 2 }).textContent)).toEqual([
      'Venter på dig',
      'Kommende ophold',
      'Annulleret, afvist eller udløbet',
    ])
    const order = screen.getAllByTestId('trip')
    expect(order.map((trip) => trip.dataset.booking)).toEqual([held.id, sooner.id, later.id, withdrawn.id])
    const [first] = order
    if (!first) throw new Error('four trips')
    expect(within(first).getByText(/^Betal inden for \d+ min \d+ s$/)).toBeInTheDocument()
    expect(within(first).getAllByRole('button')[0]).toHaveTextContent('Betal nu')
  }

  await openApp({ path: '/trips', person: gerda, answers })
  await screen.findAllByTestId('trip')
  const actions = (id: string): string[] => {
    const trip = document.querySelector(`[data-booking="${id}"]`)
    return [...(trip?.querySelectorAll('button, a[href^="/trips/"]') ?? [])]
      .filter((each) => each.matches('button') || each.textContent.includes('Se rejsen'))
      .map(({ textContent }) => textContent)
  }
  expect(actions(held.id)).toEqual(['Betal nu', 'Se rejsen', 'Skriv til værten', 'Annuller'])
  expect(actions(later.id)).toEqual(['Se rejsen', 'Skriv til værten', 'Træk tilbage'])
  await openApp({
    path: `/trips/${held.id}`,
    person: gerda,
    answers: {
      'GET /api/trips/{id}': aTripStory(tripOf(held)),
      'GET /api/bookings/{id}/alteration': noAlteration,
    },
  })
  const header = within(await screen.findByTestId('trip-page')).getByRole('banner')
  expect(within(header).getAllByRole('button').at(-1)).toHaveTextContent('Annuller')
})

test('trips lead to the host’s thread, the review, the damage report and the front page', async () => {
  const past = aListedTrip({
    status: 'completed',
    actions: ['review'],
    quote: aQuote({ checkIn: '2031-05-09', checkOut: '2031-05-12' }),
  })
  const none = await openApp({ path: '/trips', person: gerda, answers: { 'GET /api/bookings': aTripList([]) } })
  expect(await screen.findByRole('link', { name: 'Find et hjem' })).toHaveAttribute('href', '/')
  expect(none.address()).toBe('/trips')
  const thread = newId()
  const app = await openApp({
    path: '/trips?tab=past',
    person: gerda,
    answers: {
      'GET /api/bookings': aTripList([past], { upcoming: 0, past: 1 }),
      'POST /api/threads': { thread: { id: thread } },
      'GET /api/threads': { items: [], nextCursor: null },
      'GET /api/threads/{id}': refuse('thread.notFound'),
      'GET /api/threads/{id}/messages': refuse('thread.notFound'),
    },
  })
  const trip = await screen.findByTestId('trip')
  expect(within(trip).getByRole('link', { name: 'Skriv anmeldelse' })).toHaveAttribute('href', `/review/${past.id}`)
  expect(trip.querySelector(`a[href="/damage-claim/${past.id}"]`)).toBeInTheDocument()
  await app.user.click(within(trip).getByRole('button', { name: 'Skriv til værten' }))
  await waitFor(() => expect(app.address()).toBe(`/messages/${thread}`))
  expect(app.requests('POST /api/threads')[0]?.body).toEqual({ bookingId: past.id })
})
