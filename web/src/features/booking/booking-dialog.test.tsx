import { expect, test } from 'vitest'
import {
  type Answers,
  aGuest,
  aListing,
  aQuote,
  aRequest,
  createdOf,
  dayOf,
  expectAddress,
  findDialog,
  findToast,
  homeAnswers,
  openApp,
  openBooking,
  refuse,
  screen,
  scrollThrough,
  signInOnPage,
  stayQuery,
  waitFor,
  within,
} from '../../../test/kit.ts'

const gerda = aGuest()
const home = aListing({ maxGuests: 3 })
const homeOnRequest = aListing({ bookingMode: 'request', cancellationPolicy: 'flexible' })
const request = aRequest({ quote: aQuote({ listingId: homeOnRequest.id }), guestId: gerda.user.id })
const requestAnswers: Answers = {
  'POST /api/bookings': createdOf(request),
  'GET /api/bookings/{id}': request,
}

const visit = (listing: typeof home, query: string, answers: Answers = {}, person: typeof gerda | null = gerda) =>
  openApp({ path: `/listing/${listing.id}${query}`, person, answers: { ...homeAnswers(listing), ...answers } })

/** Opens the dialog of the home that asks its host first, for the stay of samples. */
const openRequest = async (answers: Answers = requestAnswers) => {
  const app = await visit(homeOnRequest, `?${stayQuery}`, answers)
  const dialog = await openBooking(app)
  return { app, dialog, inside: within(dialog) }
}

const send = 'Send forespørgsel'

test('without dates the booking dialog asks for both', async () => {
  const app = await visit(home, '')
  const dialog = await openBooking(app)
  await app.user.click(within(dialog).getByRole('button', { name: 'Fortsæt til betaling' }))
  await findToast('Vælg datoer')
  await findToast('Du skal vælge check-in og check-out datoer')
  expect(app.requests('POST /api/bookings')).toEqual([])
})

test('the booking calendar starts weeks on Monday and disables past and taken days', async () => {
  const app = await visit(home, '', {
    'GET /api/listings/{id}/availability': {
      unavailable: [{ from: '2031-05-19', to: '2031-05-20' }],
      own: [],
      rules: null,
    },
  })
  const dialog = await openBooking(app)
  scrollThrough()
  await waitFor(() => expect(dayOf(dialog, '2031-05-19')).toBeDisabled())
  expect(dialog.querySelector('th')).toHaveAccessibleName('mandag')
  expect(dayOf(dialog, '2031-05-13')).toBeDisabled()
  expect(dayOf(dialog, '2031-05-20')).toBeEnabled()
  // A stay may end on the day whose night is taken, but not include that night.
  await app.user.click(dayOf(dialog, '2031-05-17'))
  expect(dayOf(dialog, '2031-05-19')).toBeEnabled()
  await app.user.click(dayOf(dialog, '2031-05-21'))
  expect(within(dialog).queryByText('Disse datoer er ledige')).not.toBeInTheDocument()
  expect(app.requests('POST /api/quotes'), 'no price of a stay that cannot be').toEqual([])
})

test('a booking has at least one guest and at most as many as the home sleeps', async () => {
  const app = await visit(home, '')
  const inside = within(await openBooking(app))
  const adults = within(inside.getByRole('group', { name: /Voksne/ }))
  const [more, fewer] = ['Flere: Voksne', 'Færre: Voksne'].map((name) => adults.getByRole('button', { name }))
  if (!(more && fewer)) throw new Error('two buttons count the adults')
  await app.user.click(more)
  expect(adults.getByRole('status')).toHaveTextContent(/^3$/)
  expect(more).toBeDisabled()
  expect(inside.getByRole('button', { name: 'Flere: Børn' })).toBeDisabled()
  expect(inside.getByRole('button', { name: 'Flere: Spædbørn' })).toBeEnabled()
  for (const left of ['2', '1']) {
    await app.user.click(fewer)
    expect(adults.getByRole('status')).toHaveTextContent(left)
  }
  expect(fewer).toBeDisabled()
})

test('the message to the host is optional, has a counter, and ends at 500 characters', async () => {
  const { app, inside } = await openRequest()
  await inside.findByText('Du vil ikke blive opkrævet endnu')
  const message = inside.getByLabelText(/Besked til værten/)
  expect(inside.getByText('0 af 500 tegn')).toBeInTheDocument()
  await app.user.click(message)
  await app.user.paste('å'.repeat(499))
  expect(inside.getByText('499 af 500 tegn')).toBeInTheDocument()
  await app.user.type(message, 'xyz')
  expect(message).toHaveValue(`${'å'.repeat(499)}x`)
  await app.user.clear(message)
  await app.user.click(inside.getByRole('button', { name: send }))
  await inside.findByText('Din forespørgsel er sendt')
  expect(inside.getByRole('timer')).toHaveTextContent(/^2[34] t \d+ min$/)
  expect(app.requests('POST /api/bookings')[0]?.body).not.toHaveProperty('message')
})

test('a visitor who books is asked to sign in and finds the booking unchanged', async () => {
  const app = await visit(homeOnRequest, `?${stayQuery}`, { 'POST /api/bookings': refuse('auth.required') }, null)
  const asked = within(await openBooking(app))
  await app.user.type(asked.getByLabelText(/Besked til værten/), 'En besked, der ikke må gå tabt.')
  await app.user.click(asked.getByRole('button', { name: 'Flere: Børn' }))
  await app.user.click(asked.getByRole('button', { name: send }))
  await findToast('Log ind')
  await findToast('Du skal være logget ind for at booke')
  await expectAddress(app, /^\/auth\?next=/)
  app.answer('POST /api/bookings', createdOf(request))
  app.answer('GET /api/bookings/{id}', request)
  await signInOnPage(app, gerda)
  await findToast('Velkommen tilbage!')
  const inside = within(await findDialog())
  expect(inside.getByLabelText(/Besked til værten/)).toHaveValue('En besked, der ikke må gå tabt.')
  expect(within(inside.getByRole('group', { name: /^Børn/ })).getByRole('status')).toHaveTextContent('1')
  await app.user.click(inside.getByRole('button', { name: send }))
  await inside.findByText('Din forespørgsel er sendt')
  expect(app.requests('POST /api/bookings').at(-1)?.body).toMatchObject({
    guests: { adults: 2, children: 1 },
    message: 'En besked, der ikke må gå tabt.',
    adultAttested: true,
  })
})

test('for a request the dialog says that the host decides, names the policy and asks the age', async () => {
  const { app, inside } = await openRequest()
  expect(screen.getAllByText('Værten svarer først; du betaler, når værten siger ja')).not.toHaveLength(0)
  expect(screen.getAllByText(/i alt for 3 nætter/)).not.toHaveLength(0)
  expect((await inside.findByText(/^Afbestilling/)).closest('p')).toHaveTextContent(
    /^Afbestilling: Fleksibel\. Gratis afbestilling til og med .*; derefter får du/,
  )
  const adult = inside.getByLabelText('Jeg er fyldt 18 år')
  await app.user.click(adult)
  await app.user.click(inside.getByRole('button', { name: send }))
  await inside.findByText(/^Du skal være fyldt 18 år for at booke\./)
  expect(adult).toHaveFocus()
  expect(app.requests('POST /api/bookings')).toEqual([])
})

test('an unfinished booking survives a reload', async () => {
  const { app, inside } = await openRequest()
  await app.user.type(inside.getByLabelText(/Besked til værten/), 'Vi kommer med to cykler.')
  expect(await inside.findByTestId('total')).toHaveTextContent('3.150 DKK')
  await app.reload()
  const again = within(await findDialog())
  expect(again.getByLabelText(/Besked til værten/)).toHaveValue('Vi kommer med to cykler.')
  expect(await again.findByTestId('total')).toHaveTextContent('3.150 DKK')
})

test('closing the booking dialog removes its parameters from the address', async () => {
  const { app, dialog, inside } = await openRequest()
  await app.user.click(inside.getByRole('button', { name: send }))
  await inside.findByText('Din forespørgsel er sendt')
  expect(app.address()).toMatch(/booking=/)
  await app.user.click(inside.getByRole('button', { name: 'Luk' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(app.address()).not.toMatch(/booking=|book=/)
  expect(within(await openBooking(app)).getByRole('button', { name: send })).toBeInTheDocument()
})
