import { expect, test } from 'vitest'
import {
  aGuest,
  aListing,
  anUnpaidBooking,
  aQuote,
  aRequest,
  aStay,
  createdOf,
  homeAnswers,
  openApp,
  openBooking,
  paymentAnswers,
  priceLines,
  stayQuery,
  waitFor,
  within,
} from '../../../test/kit.ts'

const gerda = aGuest()
const home = aListing()
const homeOnRequest = aListing({ bookingMode: 'request' })
const request = aRequest({ quote: aQuote({ listingId: homeOnRequest.id }), guestId: gerda.user.id })

test('a home without pets says so, offers none, and ignores pets in the address', async () => {
  const app = await openApp({
    path: `/listing/${homeOnRequest.id}?${stayQuery}&guests=2&pets=1`,
    person: gerda,
    answers: {
      ...homeAnswers(homeOnRequest),
      'POST /api/bookings': createdOf(request),
      'GET /api/bookings/{id}': request,
    },
  })
  const inside = within(await openBooking(app))
  expect(inside.getByText(/Kæledyr er ikke tilladt her\.$/)).toBeInTheDocument()
  expect(inside.getByRole('button', { name: 'Flere: Spædbørn' })).toBeInTheDocument()
  expect(inside.queryByRole('button', { name: 'Flere: Kæledyr' })).not.toBeInTheDocument()
  await app.user.click(inside.getByRole('button', { name: 'Send forespørgsel' }))
  await inside.findByText('Din forespørgsel er sendt')
  const [sent] = app.requests('POST /api/bookings')
  expect(sent?.body).toMatchObject({ ...aStay, guests: { adults: 2 } })
  expect(sent?.body).not.toHaveProperty('guests.pets', 1)
})

test('a price without a cleaning fee says that cleaning is included', async () => {
  const booking = anUnpaidBooking({ quote: aQuote({ listingId: home.id }), guestId: gerda.user.id })
  const app = await openApp({
    path: `/listing/${home.id}?${stayQuery}`,
    person: gerda,
    answers: { ...homeAnswers(home), ...paymentAnswers(booking), 'POST /api/bookings': createdOf(booking) },
  })
  const line = expect.stringMatching(/^Rengøring ?inkluderet$/)
  await waitFor(() => expect(priceLines(document)).toContainEqual(line))
  const dialog = await openBooking(app)
  await waitFor(() => expect(priceLines(dialog)).toContainEqual(line))
  await app.user.click(within(dialog).getByRole('button', { name: 'Fortsæt til betaling' }))
  await within(dialog).findByLabelText('Kortnummer')
  expect(priceLines(dialog)).toContainEqual(line)
  expect(within(dialog).queryByText(/\b0 DKK/)).not.toBeInTheDocument()
})
