import { type bookingService, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Parts } from '../parts.ts'
import { clientSecretOf } from '../payment/open-payment.ts'
import { liveAttempt, planAttempt } from '../payment/payment-store.ts'
import { findBooking } from './booking-store.ts'
import { applyMove, commandHome } from './change-home.ts'
import { decide } from './lifecycle.ts'
import { personOf, requireStanding } from './people.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['startPayment']

/**
 * Makes the payment of an approved request, or finds the one that is open. The booking and the payment's row come first; while the
 * provider does not answer the refusal is `payment.unavailable`, and the same call again finds the secret.
 */
export const startPayment =
  (parts: Parts): Handler =>
  async ({ id }, call) => {
    const guestId = personOf(call.actor)
    const known = await findBooking(parts.db.client, id)
    if (known?.guestId !== guestId) return err('booking.notFound')
    const standing = await requireStanding(parts, guestId)
    if (!standing.ok) return standing
    const started = await commandHome(parts, call, known.listingId, async (change) => {
      const booking = await findBooking(change.tx, id)
      if (!booking) return err('booking.notFound')
      const decided = decide(booking, { kind: 'startPayment' }, call.now)
      if (!decided.ok) return decided
      if (decided.value.kind === 'moved') await applyMove(change, booking, decided.value.move)
      if (!(await liveAttempt(change.tx, id))) await planAttempt(change.tx, booking, call.now)
      return ok({ paymentDueAt: booking.paymentDueAt?.toISOString() ?? '' })
    })
    if (!started.ok) return started
    // A stored answer may be older than the payment: what is open now counts.
    const attempt = await liveAttempt(parts.db.client, id)
    if (!attempt) return err('booking.notPayable')
    const clientSecret = await clientSecretOf(parts, attempt, guestId)
    return clientSecret === null ? err('payment.unavailable') : ok({ ...started.value, clientSecret })
  }
