import type { bookingService, OutputOf, Result } from '@nordbo/contracts'
import type { StoredAttempt } from '../payment/payment-store.ts'
import type { StoredNewBooking } from './new-booking.ts'

type Create = (typeof bookingService)['procedures']['create']

/** The stored answer. The client secret is not stored but fetched each time. */
export type CreatedBooking = Omit<OutputOf<Create>, 'clientSecret'>

/** The answer, and the payment that was planned with it; null when none is due, or when the answer was stored before. */
export interface Outcome {
  booked: Result<CreatedBooking>
  /** `customer` is the guest's id at the provider; null for a guest who never paid. */
  planned: { attempt: StoredAttempt; customer: string | null } | null
}

/** The answer to the guest of a stored booking. */
export const answerOf = (
  { id, status, revision, approvalExpiresAt, paymentDueAt }: StoredNewBooking,
  totalOre: number,
): CreatedBooking => ({
  id,
  status,
  revision,
  totalOre,
  approvalExpiresAt: approvalExpiresAt?.toISOString() ?? null,
  paymentDueAt: paymentDueAt?.toISOString() ?? null,
})
