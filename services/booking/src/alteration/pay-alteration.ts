import { type bookingService, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { changeHome } from '../booking/change-home.ts'
import { personOf, requireStanding } from '../booking/people.ts'
import type { Deps } from '../deps.ts'
import { clientSecretOf } from '../payment/open-payment.ts'
import { aliveAttempt } from '../payment/payment-store.ts'
import { actOnAlteration, findOwn } from './answer-alteration.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['payAlteration']

/**
 * Makes the payment of what an accepted change costs more, or finds the one that is open. Nothing is stored under the call's key: what can
 * be paid now is asked each time. The row comes first; while the provider does not answer the refusal is `payment.unavailable`.
 */
export const payAlteration =
  (deps: Deps): Handler =>
  async ({ id }, call) => {
    const guestId = personOf(call.actor)
    const known = await findOwn(deps.db.client, guestId, id)
    if (!known.ok) return known
    const standing = await requireStanding(deps, guestId)
    if (!standing.ok) return standing
    const { booking } = known.value
    const home = { listingId: booking.listingId, now: call.now }
    const begun = await changeHome(
      deps,
      (work) => deps.db.transaction(work),
      home,
      async (change) => {
        const done = await actOnAlteration(change, guestId, id, 'pay')
        if (!done.ok) return done
        const { differenceOre: amountOre, deadlineAt } = done.value.alteration
        const due = { id: booking.id, totalOre: amountOre, alterationId: id }
        return ok({ attempt: await aliveAttempt(change.tx, due, change.now), amountOre, deadlineAt })
      },
    )
    if (!begun.ok) return begun
    const { attempt, amountOre, deadlineAt } = begun.value
    const clientSecret = await clientSecretOf(deps, attempt, booking.guestId)
    if (clientSecret === null) return err('payment.unavailable')
    return ok({ amountOre, paymentDueAt: deadlineAt?.toISOString() ?? '', clientSecret })
  }
