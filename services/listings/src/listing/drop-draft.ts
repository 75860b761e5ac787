import type { Tx } from '../core/deps.ts'
import type { DraftPhoto } from '../generated/prisma/client.ts'

/** Deletes the draft of a home or a hotel. Its photos follow, and their files with the next sweep. */
export const dropDraft = async (
  tx: Tx,
  { id, photos }: { id: string; photos: readonly DraftPhoto[] },
  now: Date,
): Promise<void> => {
  const rows = photos.map((photo) => ({ ...photo, deletedAt: now }))
  await tx.deletedPhoto.createMany({ data: rows, skipDuplicates: true })
  await tx.listingDraft.delete({ where: { id } })
}
