import { type bookingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../deps.ts'
import { compareDisputes } from '../dispute/follow-dispute.ts'
import { adoptRefunds } from './adopt-refunds.ts'
import { takeBackRefund } from './follow-returned.ts'
import { unsettledAttempts } from './payment-store.ts'
import { unknownRefunds } from './refund-store.ts'
import { syncPayment } from './sync-payment.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['reconcile']

const limit = 2_000
const side = 8

const inTurn = async <T>(items: readonly T[], work: (item: T) => Promise<number>): Promise<number> => {
  let sum = 0
  for (let start = 0; start < items.length; start += side)
    sum += (await Promise.all(items.slice(start, start + side).map(work))).reduce((all, one) => all + one, 0)
  return sum
}

/** Compares every open payment, the oldest 2,000 at most, and the newest 2,000 refunds and disputes with the provider. */
export const reconcilePayments =
  (deps: Deps): Handler =>
  async () => {
    const ids = await unsettledAttempts(deps.db.client, limit)
    const payments = await inTurn(ids, async (id) => ((await syncPayment(deps, id)) ? 1 : 0))
    const refunds = await deps.provider.newestRefunds(limit)
    const unknown = await unknownRefunds(
      deps.db.client,
      refunds.map(({ id }) => id),
    )
    const back = await inTurn(
      refunds.filter(({ returned }) => returned),
      async (refund) => ((await takeBackRefund(deps, refund)) ? 1 : 0),
    )
    const intents = [
      ...new Set(refunds.filter(({ id, returned }) => !returned && unknown.has(id)).map(({ intentId }) => intentId)),
    ]
    const adopted = await inTurn(intents, (intentId) => adoptRefunds(deps, intentId))
    const repaired = payments + back + adopted + (await compareDisputes(deps, limit))
    return ok({ checked: ids.length + intents.length, repaired })
  }
