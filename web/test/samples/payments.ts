import type { PayableTrip, SavedCard } from '../../src/lib/api/model.ts'
import type { Answers } from '../api/replies.ts'
import { newId } from './ids.ts'

/** What the payment of a booking asks: the sandbox's form, no saved cards, and the booking. */
export const paymentAnswers = (booking: PayableTrip): Answers => ({
  'GET /api/bookings/{id}': booking,
  'GET /api/payments/config': { mode: 'sandbox' },
  'GET /api/payment-methods': { items: [] },
})

/** A card that its person has saved: a Visa that ends with 4242. */
export const aSavedCard = (changes: Partial<SavedCard> = {}): SavedCard => ({
  id: newId(),
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2034,
  isDefault: true,
  createdAt: '2031-01-05T10:00:00.000Z',
  ...changes,
})
