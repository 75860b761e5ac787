import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { inHostTransaction } from '../core/host-transaction.ts'
import { extraDecidedPosting, extraDisputedPosting } from '../ledger/extra-postings.ts'
import { recordPosting } from '../ledger/ledger-store.ts'

const months = z.array(z.object({ subscriptionId: z.string(), hostId: z.string() }))

/**
 * Records a dispute of a host's payment for an extra; the platform bears a lost one. Returns false for a dispute of something else. Throws
 * when the provider does not answer.
 */
export const syncExtraDispute = async (deps: Deps, disputeId: string): Promise<boolean> => {
  const { intentId, status, amountOre } = await deps.provider.findDispute(disputeId)
  if (intentId === null) return false
  const [month] = months.parse(
    await deps.sql.client.$queryRaw`
      select s.id::text as "subscriptionId", s.host_id::text as "hostId" from ledger_transaction t
      join subscription s on s.id = t.subscription_id where t.movement = ${`charge:${intentId}`}`,
  )
  if (!month) return false
  if (status === undefined) return true
  await inHostTransaction(deps, month.hostId, async ({ tx, now }) => {
    const dispute = { id: disputeId, subscriptionId: month.subscriptionId, amountOre }
    await recordPosting(tx, extraDisputedPosting(dispute), now)
    if (status !== 'open') await recordPosting(tx, extraDecidedPosting(dispute, status), now)
  })
  return true
}
