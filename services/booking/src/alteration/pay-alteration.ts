import { type bookingService, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { commandHome } from '../booking/change-home.ts'
import { personOf, requireStanding } from '../booking/people.ts'
import type { Parts } from '../parts.ts'
import { clientSecretOf } from '../payment/open-payment.ts'
import { liveAttempt, planAttempt } from '../payment/payment-store.ts'
import { actOnAlteration, findOwn } from './answer-alteration.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['payAlteration']

/**
 * Makes the payment of what an accepted change costs more, or finds the one that is open. The row comes first; while the provider does
 * not answer the refusal is `payment.unavailable`, and the same call again finds the secret.
 */
export const payAlteration =
  (parts: Parts): Handler =>
  async ({ id }, call) => {
    const guestId = personOf(call.actor)
    const known = await findOwn(parts.db.client, guestId, id)
    if (!known.ok) return known
    const standing = await requireStanding(parts, guestId)
    if (!standing.ok) return standing
    const { booking } = known.value
    const started = await commandHome(parts, call, booking.listingId, async (change) => {
      const done = await actOnAlteration(change, guestId, id, 'pay')
      if (!done.ok) return done
      const { differenceOre: amountOre, deadlineAt } = done.value.alteration
      if (!(await liveAttempt(change.tx, booking.id, id)))
        await planAttempt(change.tx, { id: booking.id, totalOre: amountOre, alterationId: id }, change.now)
      return ok({ amountOre, paymentDueAt: deadlineAt?.toISOString() ?? '' })
    })
    if (!started.ok) return started
    // A stored answer may be older than the payment: what is open now counts.
    const attempt = await liveAttempt(parts.db.client, booking.id, id)
    if (!attempt) return err('alteration.notOpen')
    const clientSecret = await clientSecretOf(parts, attempt, booking.guestId)
    return clientSecret === null ? err('payment.unavailable') : ok({ ...started.value, clientSecret })
  }
