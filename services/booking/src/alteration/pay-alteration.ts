import { type bookingService, err, ok } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { ensureClientSecret } from '../payment/open-payment.ts'
import { ensureAttempt } from '../payment/payment-store.ts'
import { requireGoodStanding } from '../people/caller.ts'
import { inListingTransaction } from '../transaction/listing-transaction.ts'
import { actOnAlteration, findAlterationForUser } from './answer-alteration.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['payAlteration']

/**
 * Starts the payment of an accepted alteration's difference, or finds the open one. No answer is stored under the idempotency key,
 * because what can be paid is checked each time. The attempt is stored before the provider is called; while the provider does not
 * answer, the error is `payment.unavailable`.
 */
export const payAlteration =
  (deps: Deps): Handler =>
  async ({ id }, call) => {
    const guestId = personOf(call.actor)
    const known = await findAlterationForUser(deps.db.client, guestId, id)
    if (!known.ok) return known
    const standing = await requireGoodStanding(deps.reads, guestId)
    if (!standing.ok) return standing
    const { booking } = known.value
    const home = { listingId: booking.listingId, now: call.now }
    const started = await inListingTransaction(deps, home, async (transaction) => {
      const done = await actOnAlteration(transaction, guestId, id, 'pay')
      if (!done.ok) return done
      const { differenceOre: amountOre, deadlineAt } = done.value.alteration
      const due = { id: booking.id, totalOre: amountOre, alterationId: id }
      return ok({ attempt: await ensureAttempt(transaction.tx, due, transaction.now), amountOre, deadlineAt })
    })
    if (!started.ok) return started
    const { attempt, amountOre, deadlineAt } = started.value
    const clientSecret = await ensureClientSecret(deps, attempt, booking.guestId)
    if (clientSecret === null) return err('payment.unavailable')
    return ok({ amountOre, paymentDueAt: deadlineAt?.toISOString() ?? '', clientSecret })
  }
