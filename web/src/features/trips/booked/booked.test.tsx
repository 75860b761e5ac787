import { test } from 'vitest'
import {
  aGuest,
  anUnpaidBooking,
  aTripStory,
  expectAddress,
  noAlteration,
  openApp,
  paymentAnswers,
  refuse,
  screen,
  tripOf,
} from '../../../../test/kit.ts'

const gerda = aGuest()
const unpaid = anUnpaidBooking({ guestId: gerda.user.id })

test('the page after payment leads from an unpaid booking to its payment', async () => {
  const app = await openApp({
    path: `/booked/${unpaid.id}`,
    person: gerda,
    answers: { ...paymentAnswers(unpaid), 'GET /api/trips/{id}': aTripStory(tripOf(unpaid)) },
  })
  await expectAddress(app, `/pay/${unpaid.id}`)
  await screen.findByLabelText('Kortnummer')
})

test('the page after payment leads from a cancelled booking to its trip', async () => {
  const cancelled = { ...unpaid, status: 'cancelled_by_guest' as const, actions: [], paymentDueAt: null }
  const app = await openApp({
    path: `/booked/${unpaid.id}`,
    person: gerda,
    answers: {
      'GET /api/trips/{id}': aTripStory(tripOf(cancelled)),
      'GET /api/bookings/{id}/alteration': noAlteration,
    },
  })
  await expectAddress(app, `/trips/${unpaid.id}`)
})

test('the page after payment says of a foreign booking that it is missing', async () => {
  await openApp({
    path: `/booked/${unpaid.id}`,
    person: gerda,
    answers: { 'GET /api/trips/{id}': refuse('booking.notFound') },
  })
  await screen.findByRole('heading', { name: 'Rejsen blev ikke fundet' })
})
