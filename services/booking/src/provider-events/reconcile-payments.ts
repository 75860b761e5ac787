import { type bookingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { reconcileDisputes } from '../dispute/sync-dispute.ts'
import { findUnsettledAttempts } from '../payment/payment-store.ts'
import { findUnknownRefunds } from '../payment/refund-store.ts'
import { recordReturnedRefund } from '../refund/record-return.ts'
import { adoptRefunds } from '../settlement/adopt-refunds.ts'
import { syncPayment } from '../settlement/sync-payment.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['reconcile']

const limit = 2_000
const batchSize = 8

const sumInBatches = async <T>(items: readonly T[], work: (item: T) => Promise<number>): Promise<number> => {
  let sum = 0
  for (let start = 0; start < items.length; start += batchSize)
    sum += (await Promise.all(items.slice(start, start + batchSize).map(work))).reduce((all, one) => all + one, 0)
  return sum
}

/** Compares open payments (the oldest 2,000), refunds and disputes (the newest 2,000 each) with the provider. */
export const reconcilePayments =
  (deps: Deps): Handler =>
  async () => {
    const ids = await findUnsettledAttempts(deps.reads, limit)
    const payments = await sumInBatches(ids, async (id) => ((await syncPayment(deps, id)) ? 1 : 0))
    const refunds = await deps.provider.newestRefunds(limit)
    const unknown = await findUnknownRefunds(
      deps.reads,
      refunds.map(({ id }) => id),
    )
    const back = await sumInBatches(
      refunds.filter(({ returned }) => returned),
      async (refund) => ((await recordReturnedRefund(deps, refund)) ? 1 : 0),
    )
    const intents = [
      ...new Set(refunds.filter(({ id, returned }) => !returned && unknown.has(id)).map(({ intentId }) => intentId)),
    ]
    const adopted = await sumInBatches(intents, (intentId) => adoptRefunds(deps, intentId))
    const repaired = payments + back + adopted + (await reconcileDisputes(deps, limit))
    return ok({ checked: ids.length + intents.length, repaired })
  }
