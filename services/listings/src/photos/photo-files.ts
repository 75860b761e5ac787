import { photoKey, photoRecipe, photoUndoSeconds, photoWidths } from '@nordbo/contracts'
import type { Blobs, Timer } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import type { PhotoFile } from './derive-photo.ts'

/** Photos are named by their content, so two homes may share files. The lock keeps a sweep and an upload of one photo apart. */
const lockFiles = async (tx: Tx, hash: string): Promise<void> => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`photo ${hash}`}, 0))`
}

/** Stores the files of a photo that gets its row in this transaction. */
export const keepPhotoFiles = async (
  { kit }: { kit: { blobs: Blobs } },
  tx: Tx,
  hash: string,
  files: readonly PhotoFile[],
): Promise<void> => {
  await lockFiles(tx, hash)
  const written: string[] = []
  try {
    for (const { key, format, bytes } of files) {
      if (await kit.blobs.has(key)) continue
      written.push(key)
      await kit.blobs.put(bytes, { key, contentType: `image/${format}` })
    }
  } catch (error) {
    // A full disk leaves no half photo behind.
    for (const key of written) await kit.blobs.delete(key)
    throw error
  }
}

const inUse = async (tx: Tx, hash: string): Promise<boolean> =>
  (await tx.photo.count({ where: { hash } })) +
    (await tx.draftPhoto.count({ where: { hash } })) +
    (await tx.deletedPhoto.count({ where: { hash } })) >
  0

const undoMs = photoUndoSeconds * 1_000

/** Deletes photos that can no longer be restored, and their files if no other photo has them. */
export const photoRemovalTimer = ({ db, kit }: Pick<Deps, 'db' | 'kit'>): Timer => ({
  due: async (_now, until, limit) => {
    const rows = await db.client.deletedPhoto.findMany({
      where: { deletedAt: { lte: new Date(until.getTime() - undoMs) } },
      select: { listingId: true, hash: true, deletedAt: true },
      orderBy: { deletedAt: 'asc' },
      take: limit,
    })
    return rows.map(({ listingId, hash, deletedAt }) => ({
      id: `${listingId}_${hash}`,
      at: new Date(deletedAt.getTime() + undoMs),
    }))
  },
  fire: async (id, now) => {
    const [listingId = '', hash = ''] = id.split('_')
    await db.transaction(async (tx) => {
      await lockFiles(tx, hash)
      const key = { listingId_hash: { listingId, hash } }
      const row = await tx.deletedPhoto.findUnique({ where: key, select: { width: true, deletedAt: true } })
      if (!row || row.deletedAt.getTime() > now.getTime() - undoMs) return
      await tx.deletedPhoto.delete({ where: key })
      if (await inUse(tx, hash)) return
      for (const width of photoWidths(row.width))
        for (const format of photoRecipe.formats) await kit.blobs.delete(photoKey(hash, width, format))
    })
  },
})
