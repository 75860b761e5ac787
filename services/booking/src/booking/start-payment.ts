import { type bookingService, err, ok, type Result } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../deps.ts'
import { clientSecretOf } from '../payment/open-payment.ts'
import { aliveAttempt, type StoredAttempt } from '../payment/payment-store.ts'
import { isStayOfSuspended } from '../suspension/suspended.ts'
import { findBooking, type StoredBooking } from './booking-store.ts'
import { applyMove, changeHome } from './change-home.ts'
import { decide } from './lifecycle.ts'
import { personOf, requireStanding } from './people.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['startPayment']

/** A payment that can be made now. */
interface Begun {
  attempt: StoredAttempt
  paymentDueAt: Date | null
}

/**
 * Finds the payment of a booking that can still be made, or plans a new one: an attempt that failed at the provider is nobody's last.
 * Repeatable. Refused where the booking cannot be paid.
 */
export const beginPayment = (
  deps: Deps,
  { id, listingId }: Pick<StoredBooking, 'id' | 'listingId'>,
  now: Date,
): Promise<Result<Begun>> =>
  changeHome(
    deps,
    (work) => deps.db.transaction(work),
    { listingId, now },
    async (change) => {
      const booking = await findBooking(change.tx, id)
      if (!booking) return err('booking.notFound')
      if (await isStayOfSuspended(change.tx, id)) return err('booking.personUnavailable')
      const decided = decide(booking, { kind: 'startPayment' }, now)
      if (!decided.ok) return decided
      if (decided.value.kind === 'moved') await applyMove(change, booking, decided.value.move)
      return ok({ attempt: await aliveAttempt(change.tx, booking, now), paymentDueAt: booking.paymentDueAt })
    },
  )

/**
 * Makes the payment of an approved request or of a hold, or finds the one that is open. Nothing is stored under the call's key: what can be
 * paid now is asked each time. The booking and the payment's row come first; while the provider does not answer the refusal is
 * `payment.unavailable`.
 */
export const startPayment =
  (deps: Deps): Handler =>
  async ({ id }, call) => {
    const guestId = personOf(call.actor)
    const known = await findBooking(deps.db.client, id)
    if (known?.guestId !== guestId) return err('booking.notFound')
    const standing = await requireStanding(deps, guestId)
    if (!standing.ok) return standing
    const begun = await beginPayment(deps, known, call.now)
    if (!begun.ok) return begun
    const { attempt, paymentDueAt } = begun.value
    const clientSecret = await clientSecretOf(deps, attempt, guestId)
    if (clientSecret === null) return err('payment.unavailable')
    return ok({ paymentDueAt: paymentDueAt?.toISOString() ?? '', clientSecret })
  }
