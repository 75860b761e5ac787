import { type bookingService, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { ensureClientSecret } from '../payment/open-payment.ts'
import { ensureAttempt } from '../payment/payment-store.ts'
import { personOf, requireGoodStanding } from '../people/caller.ts'
import { inListingTransaction } from '../transaction/listing-transaction.ts'
import { actOnAlteration, findAlterationForUser } from './answer-alteration.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['payAlteration']

/**
 * Makes the payment of what an accepted change costs more, or finds the one that is open. Nothing is stored under the call's key: what can
 * be paid now is asked each time. The row comes first; while the provider does not answer the refusal is `payment.unavailable`.
 */
export const payAlteration =
  (deps: Deps): Handler =>
  async ({ id }, call) => {
    const guestId = personOf(call.actor)
    const known = await findAlterationForUser(deps.db.client, guestId, id)
    if (!known.ok) return known
    const standing = await requireGoodStanding(deps, guestId)
    if (!standing.ok) return standing
    const { booking } = known.value
    const home = { listingId: booking.listingId, now: call.now }
    const begun = await inListingTransaction(deps, home, async (transaction) => {
      const done = await actOnAlteration(transaction, guestId, id, 'pay')
      if (!done.ok) return done
      const { differenceOre: amountOre, deadlineAt } = done.value.alteration
      const due = { id: booking.id, totalOre: amountOre, alterationId: id }
      return ok({ attempt: await ensureAttempt(transaction.tx, due, transaction.now), amountOre, deadlineAt })
    })
    if (!begun.ok) return begun
    const { attempt, amountOre, deadlineAt } = begun.value
    const clientSecret = await ensureClientSecret(deps, attempt, booking.guestId)
    if (clientSecret === null) return err('payment.unavailable')
    return ok({ amountOre, paymentDueAt: deadlineAt?.toISOString() ?? '', clientSecret })
  }
