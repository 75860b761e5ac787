import { expect, test } from 'vitest'
import {
  aBooking,
  aGuest,
  aListing,
  anUnpaidBooking,
  aQuote,
  aTripStory,
  expectAddress,
  findToast,
  homeAnswers,
  newId,
  openApp,
  paymentAnswers,
  payWith,
  refuse,
  screen,
  tripOf,
  waitFor,
} from '../../../test/kit.ts'

const gerda = aGuest()
const home = aListing()
const quote = aQuote({ listingId: home.id })
const unpaid = anUnpaidBooking({ quote, guestId: gerda.user.id })
const paid = aBooking({ ...unpaid, status: 'confirmed', actions: ['cancel'], paymentDueAt: null, clientSecret: null })
const cards = { pays: '4242424242424242', authenticates: '4000002500003155' }

test('the card form shows its errors before anything is sent', async () => {
  const app = await openApp({ path: `/pay/${unpaid.id}`, person: gerda, answers: paymentAnswers(unpaid) })
  await app.user.click(await screen.findByRole('button', { name: /^Betal \d/ }))
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Der er 4 felter'))
  expect(document.activeElement).toHaveAttribute('role', 'alert')
  await app.user.type(screen.getByLabelText('Kortnummer'), '4242424242424241')
  await app.user.type(screen.getByRole('textbox', { name: 'Udløb' }), '0120')
  expect((await screen.findAllByText('Kortnummeret er ikke rigtigt')).length).toBeGreaterThan(0)
  expect((await screen.findAllByText('Kortet er udløbet')).length).toBeGreaterThan(0)
  expect(app.requests('POST /api/sandbox/payment-intents/{id}/confirm')).toEqual([])

  app.answer('PUT /api/payments/{id}/keep-card', { keep: false })
  app.answer('POST /api/sandbox/payment-intents/{id}/confirm', () => {
    app.answer('GET /api/bookings/{id}', paid)
    app.answer('GET /api/trips/{id}', aTripStory(tripOf(paid)))
    return { status: 'succeeded' }
  })
  await payWith(app, screen.getByRole('main'), cards.pays)
  await findToast('Betaling gennemført! 🎉')
  await expectAddress(app, `/booked/${unpaid.id}`)
  expect(app.requests('POST /api/sandbox/payment-intents/{id}/confirm')).toMatchObject([
    { body: { clientSecret: unpaid.clientSecret, cardNumber: '4242 4242 4242 4242' } },
  ])
})

test('the payment page of a paid booking links to it', async () => {
  const app = await openApp({
    path: `/pay/${paid.id}`,
    person: gerda,
    answers: { 'GET /api/bookings/{id}': paid, 'GET /api/trips/{id}': aTripStory(tripOf(paid)) },
  })
  await screen.findByRole('heading', { name: 'Bookingen er allerede betalt' })
  app.answer('GET /api/bookings/{id}/alteration', refuse('booking.notFound'))
  await app.user.click(screen.getByRole('link', { name: 'Se din booking' }))
  await expectAddress(app, `/trips/${paid.id}`)
})

test('the payment page of a foreign booking says that it is missing', async () => {
  await openApp({
    path: `/pay/${newId()}`,
    person: gerda,
    answers: { 'GET /api/bookings/{id}': refuse('booking.notFound') },
  })
  await screen.findByText('Bookingen findes ikke')
})

test('a reload during the bank’s question returns to a card form that says so', async () => {
  const words = 'Godkendelsen hos din bank blev ikke gennemført. Betal igen, så beder banken dig godkende på ny.'
  for (const path of [`/listing/${home.id}?booking=${unpaid.id}`, `/pay/${unpaid.id}`]) {
    const app = await openApp({
      path,
      person: gerda,
      answers: {
        ...homeAnswers(home),
        ...paymentAnswers(unpaid),
        'PUT /api/payments/{id}/keep-card': { keep: false },
        'POST /api/sandbox/payment-intents/{id}/confirm': { status: 'requires_action' },
        'POST /api/sandbox/payment-intents/{id}/authenticate': () => {
          app.answer('GET /api/bookings/{id}', paid)
          app.answer('GET /api/trips/{id}', aTripStory(tripOf(paid)))
          return { status: 'succeeded' }
        },
      },
    })
    await payWith(app, document.body, cards.authenticates)
    await screen.findByRole('heading', { name: 'Godkend betalingen' })
    await app.reload()
    await screen.findByText(words)
    expect(screen.queryByRole('heading', { name: 'Godkend betalingen' })).not.toBeInTheDocument()
    expect(screen.getByText(/Datoerne er dine i/)).toBeInTheDocument()
    await payWith(app, document.body, cards.authenticates)
    await app.user.click(await screen.findByRole('button', { name: 'Godkend betaling' }))
    await findToast('Betaling gennemført! 🎉')
    sessionStorage.clear()
  }
})
