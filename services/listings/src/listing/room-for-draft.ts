import { mostDrafts } from '@nordbo/contracts'
import type { Tx } from '../core/deps.ts'

/** Whether the person may have one more draft or unpublished home. Locks the person's drafts until the transaction ends. */
export const roomForDraft = async (tx: Tx, hostId: string): Promise<boolean> => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`drafts ${hostId}`}, 0))`
  const drafts = await tx.listingDraft.findMany({ where: { hostId }, select: { id: true } })
  const ids = drafts.map(({ id }) => id)
  // A draft whose publication was cut off has a home already, which counts once.
  const homes = await tx.listing.count({ where: { hostId, publishedAt: null, id: { notIn: ids } } })
  return drafts.length + homes < mostDrafts
}
