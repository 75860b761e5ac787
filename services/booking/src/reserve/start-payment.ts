import { type bookingService, err, ok, type Result } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import { findBooking, type StoredBooking } from '../booking/booking-store.ts'
import type { Deps } from '../core/deps.ts'
import { decide } from '../lifecycle/booking-lifecycle.ts'
import { ensureClientSecret } from '../payment/open-payment.ts'
import { ensureAttempt, type StoredAttempt } from '../payment/payment-store.ts'
import { requireGoodStanding } from '../people/caller.ts'
import { hasSuspendedPerson } from '../people/suspended.ts'
import { applyMove } from '../transaction/apply-move.ts'
import { inListingTransaction } from '../transaction/listing-transaction.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['startPayment']

/** A payment that can be made now. */
interface StartedPayment {
  attempt: StoredAttempt
  paymentDueAt: Date | null
}

/**
 * Finds the payment of a booking that can still succeed, or plans a new one, for example after an attempt failed. Repeatable. Refused
 * where the booking cannot be paid.
 */
export const ensurePayment = (
  deps: Deps,
  { id, listingId }: Pick<StoredBooking, 'id' | 'listingId'>,
  now: Date,
): Promise<Result<StartedPayment>> =>
  inListingTransaction(deps, { listingId, now }, async (transaction) => {
    const booking = await findBooking(transaction.tx, id)
    if (!booking) return err('booking.notFound')
    if (await hasSuspendedPerson(transaction.tx, id)) return err('booking.personUnavailable')
    const decided = decide(booking, { kind: 'startPayment' }, now)
    if (!decided.ok) return decided
    if (decided.value.kind === 'moved') await applyMove(transaction, booking, decided.value.move)
    return ok({ attempt: await ensureAttempt(transaction.tx, booking, now), paymentDueAt: booking.paymentDueAt })
  })

/**
 * Starts the payment of an approved request or a hold, or finds the open one. No answer is stored under the idempotency key, because
 * what can be paid is checked each time. The attempt is stored before the provider is called; while the provider does not answer, the
 * error is `payment.unavailable`.
 */
export const startPayment =
  (deps: Deps): Handler =>
  async ({ id }, call) => {
    const guestId = personOf(call.actor)
    const known = await findBooking(deps.reads, id)
    if (known?.guestId !== guestId) return err('booking.notFound')
    const standing = await requireGoodStanding(deps.reads, guestId)
    if (!standing.ok) return standing
    const started = await ensurePayment(deps, known, call.now)
    if (!started.ok) return started
    const { attempt, paymentDueAt } = started.value
    const clientSecret = await ensureClientSecret(deps, attempt, guestId)
    if (clientSecret === null) return err('payment.unavailable')
    return ok({ paymentDueAt: paymentDueAt?.toISOString() ?? '', clientSecret })
  }
