import type { Deps } from '../core/deps.ts'
import { syncDispute, UnknownPaymentError } from './sync-dispute.ts'

/** Syncs open disputes and unknown ones that moved the provider's balance since then: their webhooks may have been lost. */
export const syncMissedDisputes = async (deps: Deps, since: Date): Promise<void> => {
  const moved = (await deps.provider.movements(since)).flatMap(({ disputeId }) => disputeId ?? [])
  const stored = await deps.db.client.dispute.findMany({
    where: { OR: [{ status: 'open' }, { id: { in: moved } }] },
    select: { id: true, status: true },
  })
  const decided = new Set(stored.flatMap(({ id, status }) => (status === 'open' ? [] : id)))
  for (const id of new Set([...moved, ...stored.map((dispute) => dispute.id)]))
    if (!decided.has(id))
      await syncDispute(deps, id).catch((error: unknown) => {
        if (!(error instanceof UnknownPaymentError)) throw error
        deps.kit.log.warn({ err: error, dispute: id }, 'a dispute belongs to an unknown payment')
      })
}
