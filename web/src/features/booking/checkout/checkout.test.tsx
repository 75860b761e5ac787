import { expect, test } from 'vitest'
import {
  type Answers,
  aCard,
  aGuest,
  aListedTrip,
  aListing,
  anAvailableQuote,
  aQuote,
  aRequest,
  aTripList,
  createdOf,
  expectAddress,
  findToast,
  frontPageAnswers,
  homeAnswers,
  liveLine,
  newId,
  openApp,
  openBooking,
  refuse,
  screen,
  signInOnPage,
  stayQuery,
  tripOf,
  waitFor,
  within,
} from '../../../../test/kit.ts'

const gerda = aGuest()
const home = aListing({ maxGuests: 3 })

const openCheckout = (query: string, answers: Answers = {}) =>
  openApp({ path: `/reserve/${home.id}${query}`, person: gerda, answers: { ...homeAnswers(home), ...answers } })

test('the checkout keeps a visitor’s input through sign-in and reload, and follows the request', async () => {
  const asking = aListing({ bookingMode: 'request' })
  const request = aRequest({ quote: aQuote({ listingId: asking.id }), guestId: gerda.user.id })
  const app = await openApp({
    path: `/listing/${asking.id}?${stayQuery}`,
    answers: {
      ...homeAnswers(asking),
      'POST /api/bookings': createdOf(request),
      'GET /api/bookings/{id}': request,
      'POST /api/bookings/{id}/payment-link': refuse('rate.limited'),
    },
  })
  const dialog = await openBooking(app)
  const inside = within(dialog)
  await app.user.type(inside.getByLabelText(/Besked til værten/), 'Vi kommer med to cykler.')
  await app.user.click(inside.getByRole('button', { name: 'Flere: Børn' }))
  await app.user.click(inside.getByLabelText('Jeg er fyldt 18 år'))
  await app.user.click(inside.getByRole('link', { name: 'Se fuld betaling' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await expectAddress(app, /\/auth\?next=.*reserve/)
  await signInOnPage(app, gerda)

  await app.user.click(await screen.findByLabelText('Jeg er fyldt 18 år'))
  await app.reload()
  expect(await screen.findByLabelText('Jeg er fyldt 18 år')).toBeChecked()
  expect(screen.getByLabelText(/Besked til værten/)).toHaveValue('Vi kommer med to cykler.')
  expect(screen.getByText('24 af 500 tegn')).toBeInTheDocument()
  expect(within(screen.getByRole('group', { name: /^Børn/ })).getByRole('status')).toHaveTextContent('1')
  expect(screen.getByText('Du vil ikke blive opkrævet endnu')).toBeInTheDocument()
  await screen.findByText('Disse datoer er ledige')
  await app.user.click(screen.getByRole('button', { name: 'Send forespørgsel' }))
  await screen.findByText('Din forespørgsel er sendt')
  expect(app.requests('POST /api/bookings')[0]?.body).toMatchObject({
    message: 'Vi kommer med to cykler.',
    guests: { adults: 2, children: 1 },
  })

  const approved = {
    ...request,
    status: 'host_approved' as const,
    actions: ['pay' as const, 'cancel' as const],
    paymentDueAt: '2031-05-15T08:00:00.000Z',
  }
  app.answer('GET /api/bookings/{id}', approved)
  liveLine.push({ v: 1, type: 'booking.changed', id: request.id, revision: 2 })
  await findToast('Booking godkendt!')

  // A failed link is silent here, because it can be pressed again. Among the trips it shows a toast.
  const pay = await screen.findByRole('button', { name: /^Betal nu/ })
  await app.user.click(pay)
  await waitFor(() => expect(app.requests('POST /api/bookings/{id}/payment-link')).toHaveLength(1))
  await waitFor(() => expect(pay).toBeEnabled())
  const failed = 'Kunne ikke generere betalingslink. Prøv igen.'
  expect(screen.queryByText(failed)).not.toBeInTheDocument()
  const trips = await openApp({
    path: '/trips',
    person: gerda,
    answers: {
      'GET /api/bookings': aTripList([aListedTrip(tripOf(approved))]),
      'POST /api/bookings/{id}/payment-link': refuse('rate.limited'),
    },
  })
  await trips.user.click(await screen.findByRole('button', { name: 'Betal nu' }))
  await findToast(failed)
})

test('the checkout refuses missing dates', async () => {
  const app = await openCheckout('')
  const confirm = await screen.findByRole('button', { name: 'Bekræft og betal' })
  expect(confirm).toHaveAttribute('aria-disabled', 'true')
  confirm.focus()
  await app.user.keyboard('{Enter}')
  await findToast('Vælg datoer')
  await findToast('Du skal vælge ind- og udtjekningsdatoer')
  expect(app.requests('POST /api/bookings')).toEqual([])
})

test('the checkout refuses taken dates and more guests than the home sleeps', async () => {
  const app = await openCheckout(`?${stayQuery}&guests=9`, {
    'POST /api/quotes': anAvailableQuote({ listingId: home.id, available: false }),
  })
  await screen.findByText('Disse datoer er ikke tilgængelige')
  expect(screen.getByText('Dette sted kan modtage op til 3 gæster')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Flere: Voksne' })).toBeDisabled()
  const confirm = screen.getByRole('button', { name: 'Bekræft og betal' })
  expect(confirm).toHaveAttribute('aria-disabled', 'true')
  confirm.focus()
  await app.user.keyboard('{Enter}')
  await findToast('Ikke tilgængelig')
  await findToast('De valgte datoer er ikke ledige')
  expect(app.requests('POST /api/bookings')).toEqual([])
})

test('the checkout says that the browser’s own price is estimated, and waits for the real one', async () => {
  const app = await openCheckout(`?${stayQuery}`, { 'POST /api/quotes': refuse('rate.limited') })
  await screen.findByText('Estimeret pris')
  const confirm = screen.getByRole('button', { name: 'Bekræft og betal' })
  expect(confirm).toHaveAttribute('aria-disabled', 'true')
  app.answer('POST /api/quotes', anAvailableQuote({ listingId: home.id }))
  await app.user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  await screen.findByText('Disse datoer er ledige')
  expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByText('Estimeret pris')).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('link', { name: 'Tilbage til boligen' }))
  await expectAddress(app, new RegExp(`^/listing/${home.id}\\?checkIn=`))
})

test('the checkout of a missing home leads to the front page, and says why', async () => {
  const app = await openApp({
    path: `/reserve/${newId()}`,
    person: gerda,
    answers: { ...frontPageAnswers([aCard()]), 'GET /api/listings/{id}': refuse('listing.notFound') },
  })
  await findToast('Fejl')
  await findToast('Kunne ikke indlæse boligen')
  await expectAddress(app, '/')
})
