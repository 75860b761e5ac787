import { expect, test } from 'vitest'
import {
  type Answers,
  aGuest,
  aListing,
  anAvailableQuote,
  anUnpaidBooking,
  aQuote,
  aRequest,
  findDialog,
  findToast,
  homeAnswers,
  inTurn,
  mainPart,
  newId,
  type OpenApp,
  openApp,
  refuse,
  screen,
  stayQuery,
  waitFor,
  within,
} from '../../../test/kit.ts'
import type { PayableTrip } from '../../lib/api/model.ts'

const gerda = aGuest()
const home = aListing()
const homeOnRequest = aListing({ bookingMode: 'request' })

/** What is answered when a booking is made. */
const createdOf = ({ id, status, total, revision, clientSecret, approvalExpiresAt, paymentDueAt }: PayableTrip) => ({
  ...{ id, status, total, revision, clientSecret, approvalExpiresAt, paymentDueAt },
})

const hasMessage = (body: unknown): boolean => typeof body === 'object' && body !== null && 'message' in body

/** Opens the booking dialog of a home by its button, and confirms the age. */
const openBooking = async (listing: typeof home, answers: Answers): Promise<{ app: OpenApp; dialog: HTMLElement }> => {
  const path = `/listing/${listing.id}?${stayQuery}`
  const app = await openApp({ path, person: gerda, answers: { ...homeAnswers(listing), ...answers } })
  const [book] = await screen.findAllByRole('button', { name: 'Book nu' })
  if (book) await app.user.click(book)
  const dialog = await findDialog()
  await app.user.click(within(dialog).getByLabelText('Jeg er fyldt 18 år'))
  return { app, dialog }
}

const book = 'Fortsæt til betaling'
const request = 'Send forespørgsel'

test('a price that changed meanwhile is shown and has to be confirmed', async () => {
  const dearer = aQuote({ listingId: home.id, pricePerNight: 1_500 })
  const booking = anUnpaidBooking({ quote: dearer, guestId: gerda.user.id })
  const { app, dialog } = await openBooking(home, {
    'POST /api/bookings': inTurn(refuse('booking.priceChanged', { quote: dearer }), createdOf(booking)),
    'GET /api/bookings/{id}': booking,
    'GET /api/payments/config': { mode: 'sandbox' },
    'GET /api/payment-methods': { items: [] },
  })
  expect(await within(dialog).findByTestId('total')).toHaveTextContent('3.150 DKK')
  app.answer('POST /api/quotes', { ...dearer, available: true, own: null })
  await app.user.click(within(dialog).getByRole('button', { name: book }))
  await findToast('Prisen er ændret. Se den nye pris, og bekræft igen.')
  await within(dialog).findByText(/Prisen er ændret fra .* til .*\. Se den nye pris, og bekræft igen\./)
  await waitFor(() => expect(within(dialog).getByTestId('total')).toHaveTextContent('4.725 DKK'))
  await app.user.click(within(dialog).getByRole('button', { name: book }))
  await within(dialog).findByLabelText('Kortnummer')
  expect(app.requests('POST /api/bookings')).toMatchObject([
    { body: { expectedTotal: 3_150 } },
    { body: { expectedTotal: 4_725 } },
  ])
})

test('dates that somebody else takes meanwhile are refused with a clear text', async () => {
  const { app, dialog } = await openBooking(home, { 'POST /api/bookings': refuse('booking.datesTaken') })
  await within(dialog).findByText('Disse datoer er ledige')
  app.answer('POST /api/quotes', anAvailableQuote({ listingId: home.id, available: false }))
  await app.user.click(within(dialog).getByRole('button', { name: book }))
  await findToast('Datoer ikke tilgængelige')
  await findToast('De valgte datoer er ikke tilgængelige. Vælg venligst andre datoer.')
  await within(dialog).findByText('Disse datoer er ikke tilgængelige')
})

test('a missing booking in the address shows an error and closes to a clean address', async () => {
  const elsewhere = aRequest({ guestId: gerda.user.id })
  const foreign = aRequest({ quote: aQuote({ listingId: home.id }) })
  for (const [id, found] of [
    [newId(), refuse('booking.notFound')],
    ['ikke-en-booking', refuse('request.invalid')],
    [elsewhere.id, elsewhere],
    [foreign.id, foreign],
  ] as const) {
    const path = `/listing/${home.id}?booking=${id}`
    const answers = { ...homeAnswers(home), 'GET /api/bookings/{id}': found }
    const app = await openApp({ path, person: gerda, answers })
    const dialog = await findDialog()
    await within(dialog).findByText('Vi kan ikke finde bookingen')
    await app.user.click(within(dialog).getByRole('button', { name: 'Se boligen' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(app.address()).toBe(`/listing/${home.id}`)
  }
})

test('a visitor with a booking in the address is asked to sign in and returns to it', async () => {
  const path = `/listing/${home.id}?booking=${newId()}`
  const app = await openApp({
    path,
    answers: { ...homeAnswers(home), 'GET /api/bookings/{id}': refuse('auth.required') },
  })
  const main = await mainPart()
  await app.fill(await main.findByLabelText('E-mail'), 'gerda@test.example')
  expect(app.address()).toBe(`/auth?next=${encodeURIComponent(path)}`)
  await app.fill(main.getByLabelText('Adgangskode'), 'klitrose-57')
  app.answer('POST /api/auth/sign-in', () => {
    app.signsIn(gerda)
    return gerda
  })
  app.answer('GET /api/bookings/{id}', refuse('booking.notFound'))
  await app.user.click(main.getByRole('button', { name: 'Log ind' }))
  await within(await findDialog()).findByText('Vi kan ikke finde bookingen')
  expect(app.address()).toBe(path)
})

test('a guest who requests the same days again is led to their request', async () => {
  const open = aRequest({ quote: aQuote({ listingId: homeOnRequest.id }), guestId: gerda.user.id })
  const { app, dialog } = await openBooking(homeOnRequest, {
    'POST /api/bookings': refuse('booking.alreadyRequested', { bookingId: open.id }),
    'GET /api/bookings/{id}': open,
  })
  await app.user.click(within(dialog).getByRole('button', { name: request }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Du har allerede en åben forespørgsel på boligen i de dage.',
  )
  await app.user.click(within(dialog).getByRole('button', { name: 'Se din forespørgsel' }))
  await within(dialog).findByText('Din forespørgsel er sendt')
  expect(app.address()).toContain(`booking=${open.id}`)
})

test('an eleventh open request is refused in the dialog until other dates are chosen', async () => {
  const { app, dialog } = await openBooking(homeOnRequest, { 'POST /api/bookings': refuse('booking.tooManyRequests') })
  await app.user.click(within(dialog).getByRole('button', { name: request }))
  const problem = await within(dialog).findByRole('alert')
  expect(problem).toHaveTextContent('Du har allerede ti åbne forespørgsler.')
  expect(within(problem).getByRole('link', { name: 'Se dine rejser' })).toHaveAttribute('href', '/trips')
  await app.user.click(within(dialog).getByRole('button', { name: 'Flere: Voksne' }))
  await waitFor(() => expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument())
})

test('a message to a host who has blocked the guest is refused, kept, and the request goes without it', async () => {
  const sent = aRequest({ quote: aQuote({ listingId: homeOnRequest.id }), guestId: gerda.user.id })
  const { app, dialog } = await openBooking(homeOnRequest, {
    'POST /api/bookings': ({ body }) => (hasMessage(body) ? refuse('booking.wordsRefused') : createdOf(sent)),
    'GET /api/bookings/{id}': sent,
  })
  await within(dialog).findByText('Disse datoer er ledige')
  const message = within(dialog).getByLabelText(/^Besked til værten/)
  await app.fill(message, 'Vi glæder os')
  await app.user.click(within(dialog).getByRole('button', { name: request }))
  const problem = await within(dialog).findByRole('alert')
  expect(problem).toHaveTextContent('Du kan stadig sende forespørgslen uden en besked.')
  expect(message).toHaveValue('Vi glæder os')
  await app.fill(message, '')
  expect(problem, 'nothing is left to refuse').not.toBeInTheDocument()
  await app.fill(message, 'Vi glæder os')
  await app.user.click(await within(dialog).findByRole('button', { name: 'Send uden besked' }))
  await within(dialog).findByText('Din forespørgsel er sendt')
  expect(app.address()).toContain(`booking=${sent.id}`)
  expect(app.requests('POST /api/bookings').map(({ body }) => hasMessage(body))).toEqual([true, false])
})
