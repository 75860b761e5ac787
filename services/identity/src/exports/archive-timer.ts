import { exportDays, exportFolder, identityEvents } from '@nordbo/contracts'
import type { Timer } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { readPart, writeArchive } from './write-archive.ts'

type ArchiveDeps = Pick<Deps, 'kit' | 'db'>

const dayMs = 24 * 3_600_000

/** Deletes what the parts of an archive stored for it. The person's own files stay. */
export const dropParts = async ({ kit }: Pick<Deps, 'kit'>, partKeys: readonly string[]): Promise<void> => {
  for (const partKey of partKeys) {
    if (!(await kit.blobs.has(partKey))) continue
    const { files } = await readPart(kit.blobs, partKey)
    for (const { key } of files) if (key.startsWith(`${exportFolder}/`)) await kit.blobs.delete(key)
    await kit.blobs.delete(partKey)
  }
}

/** Stores that an archive can be fetched. Returns false if it is gone, or was written by another process. */
const storeArchive = ({ kit, db }: ArchiveDeps, id: string, archive: { key: string; bytes: number }, now: Date) =>
  db.transaction(async (tx) => {
    const { count } = await tx.dataExport.updateMany({
      where: { id, status: 'packing' },
      data: {
        status: 'ready',
        dueAt: null,
        archiveKey: archive.key,
        bytes: archive.bytes,
        expiresAt: new Date(now.getTime() + exportDays * dayMs),
      },
    })
    if (count === 0) return false
    const { userId } = await tx.dataExport.findUniqueOrThrow({ where: { id }, select: { userId: true } })
    await kit.emit(tx, identityEvents.exportReady, {
      aggregateId: id,
      revision: 2,
      data: { exportId: id, userId },
      notify: [{ userId, type: 'export.ready', id, revision: 2 }],
    })
    return true
  })

const pack = async (deps: ArchiveDeps, id: string, now: Date): Promise<void> => {
  const { kit, db } = deps
  const parts = await db.client.dataExportPart.findMany({ where: { exportId: id }, orderBy: { service: 'asc' } })
  const partKeys = parts.map(({ key }) => key)
  const archive = await writeArchive(kit.blobs, { id, partKeys, madeAt: now })
  if (await storeArchive(deps, id, archive, now)) await dropParts(deps, partKeys)
  else {
    const kept = await db.client.dataExport.findUnique({ where: { id }, select: { archiveKey: true } })
    if (kept?.archiveKey !== archive.key) await kit.blobs.delete(archive.key)
  }
}

/** Writes archives whose parts are all there, and gives up those that lack one after a day. */
export const archiveTimer = (deps: ArchiveDeps): Timer => ({
  due: async (_now, until, limit) => {
    const rows = await deps.db.client.dataExport.findMany({
      where: { dueAt: { lte: until } },
      orderBy: { dueAt: 'asc' },
      select: { id: true, dueAt: true },
      take: limit,
    })
    return rows.flatMap(({ id, dueAt }) => (dueAt ? [{ id, at: dueAt }] : []))
  },
  fire: async (id, now) => {
    const row = await deps.db.client.dataExport.findUnique({ where: { id }, select: { status: true, dueAt: true } })
    if (!row?.dueAt || row.dueAt > now) return
    if (row.status === 'packing') return pack(deps, id, now)
    await deps.db.client.dataExport.updateMany({
      where: { id, status: 'collecting' },
      data: { status: 'failed', dueAt: null },
    })
    deps.kit.log.error({ export: id }, 'gave up an archive that lacks a part')
  },
})

/** Deletes the files of archives that have expired; their rows go afterwards. */
export const dropExpiredArchives = async ({ db, kit }: ArchiveDeps, cutoff: Date): Promise<void> => {
  const expired = await db.client.dataExport.findMany({
    where: { expiresAt: { lte: cutoff } },
    select: { archiveKey: true },
  })
  for (const { archiveKey } of expired) if (archiveKey) await kit.blobs.delete(archiveKey)
}
