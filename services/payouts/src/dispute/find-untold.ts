import type { Deps } from '../deps.ts'
import { followDispute, PaymentUnknown } from './follow-dispute.ts'

/**
 * Follows every dispute that is open here, or that moved the provider's balance since then without being known: whatever was told of it may
 * have been lost.
 */
export const findUntoldDisputes = async (deps: Deps, since: Date): Promise<void> => {
  const moved = (await deps.provider.movements(since)).flatMap(({ disputeId }) => disputeId ?? [])
  const kept = await deps.db.client.dispute.findMany({
    where: { OR: [{ status: 'open' }, { id: { in: moved } }] },
    select: { id: true, status: true },
  })
  const decided = new Set(kept.flatMap(({ id, status }) => (status === 'open' ? [] : id)))
  for (const id of new Set([...moved, ...kept.map((dispute) => dispute.id)]))
    if (!decided.has(id))
      await followDispute(deps, id).catch((error: unknown) => {
        if (!(error instanceof PaymentUnknown)) throw error
        deps.kit.log.warn({ err: error, dispute: id }, 'a dispute is of a payment that nobody told of')
      })
}
