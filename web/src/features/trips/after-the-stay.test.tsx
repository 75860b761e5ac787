import { expect, test } from 'vitest'
import {
  aGuest,
  aListedTrip,
  aQuote,
  aTripList,
  broken,
  findToast,
  noDamage,
  noReviews,
  openApp,
  refuse,
  screen,
  shownToasts,
  waitFor,
  within,
} from '../../../test/kit.ts'

const gerda = aGuest()
const coming = aListedTrip()
const past = aListedTrip({
  status: 'completed',
  actions: ['review'],
  quote: aQuote({ checkIn: '2031-05-09', checkOut: '2031-05-12' }),
})

test('trips that cannot be fetched say so without a toast, and can be asked for again', async () => {
  const app = await openApp({
    path: '/trips',
    person: gerda,
    answers: { 'GET /api/bookings': refuse('service.unavailable') },
  })
  await screen.findByRole('heading', { name: 'Dine rejser kunne ikke hentes' })
  expect(shownToasts()).toEqual([])
  app.answer('GET /api/bookings', aTripList([coming]))
  await app.user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  await screen.findByTestId('trip')
})

test('only a past stay can be reviewed or its damage reported, and a failed review is kept', async () => {
  const app = await openApp({
    path: '/trips',
    person: gerda,
    answers: {
      'GET /api/bookings': ({ query }) => aTripList([query.tab === 'past' ? past : coming], { upcoming: 1, past: 1 }),
      'GET /api/bookings/{id}/reviews': noReviews(past),
      'POST /api/reviews': refuse('service.unavailable'),
    },
  })
  await screen.findByTestId('trip')
  for (const name of ['Skriv anmeldelse', 'Meld en skade'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('tab', { name: /Tidligere/ }))
  await screen.findByRole('link', { name: 'Meld en skade' })
  await app.user.click(screen.getByRole('link', { name: 'Skriv anmeldelse' }))
  await app.user.click(await screen.findByRole('radio', { name: '5 stjerner' }))
  await app.user.type(screen.getByLabelText('Din anmeldelse'), 'Dejligt hus.')
  await app.user.click(screen.getByRole('button', { name: 'Indsend anmeldelse' }))
  await findToast('Kunne ikke oprette anmeldelse')
  expect(screen.getByLabelText('Din anmeldelse')).toHaveValue('Dejligt hus.')
  // The same review again: its key is the same, so that it is written once.
  app.answer('POST /api/reviews', broken(502))
  await app.user.click(screen.getByRole('button', { name: 'Indsend anmeldelse' }))
  await waitFor(() => expect(app.requests('POST /api/reviews').length).toBeGreaterThan(1))
  const keys = app.requests('POST /api/reviews').map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
})

test('a damage report that fails is told, and what was written is kept', async () => {
  const app = await openApp({
    path: `/damage-claim/${past.id}`,
    person: gerda,
    answers: {
      'GET /api/bookings/{id}/damage-reports': noDamage(past),
      'POST /api/damage-reports': refuse('service.unavailable'),
    },
  })
  const main = within(await screen.findByRole('main'))
  await app.user.type(await main.findByLabelText('Beskrivelse'), 'Ruden er revnet')
  await app.user.click(main.getByRole('button', { name: 'Indsend skadesrapport' }))
  await findToast('Kunne ikke indsende skadesrapport')
  expect(main.getByLabelText('Beskrivelse')).toHaveValue('Ruden er revnet')
  expect(app.requests('POST /api/damage-reports')[0]?.body).toMatchObject({
    bookingId: past.id,
    description: 'Ruden er revnet',
  })
})
