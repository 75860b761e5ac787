import {
  type DataExport,
  ExportStatus,
  err,
  type identityService,
  ok,
  type Result,
  serviceNames,
} from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'

type All = Handlers<(typeof identityService)['procedures']>

interface ExportRow {
  id: string
  status: string
  requestedAt: Date
  bytes: bigint | null
  expiresAt: Date | null
  _count: { parts: number }
}

const select = {
  id: true,
  status: true,
  requestedAt: true,
  bytes: true,
  expiresAt: true,
  _count: { select: { parts: true } },
} as const

const toExport = (row: ExportRow, now: Date): DataExport => {
  const stored = ExportStatus.parse(row.status)
  const status = stored === 'ready' && row.expiresAt && row.expiresAt <= now ? 'expired' : stored
  return {
    id: row.id,
    status,
    parts: { done: row._count.parts, of: serviceNames.length },
    requestedAt: row.requestedAt.toISOString(),
    downloadPath: status === 'ready' ? `/api/me/export/${row.id}/archive` : null,
    bytes: row.bytes === null ? null : Number(row.bytes),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

/** One archive of the signed-in person. */
export const exportById =
  ({ db }: Pick<Deps, 'db'>): All['exportById'] =>
  async ({ id }, { actor, now }): Promise<Result<DataExport>> => {
    const row = await db.client.dataExport.findFirst({ where: { id, userId: personOf(actor) }, select })
    return row ? ok(toExport(row, now)) : err('export.notFound')
  }

/** The person's latest archive; null if there is none, or if it has expired. */
export const latestExport =
  ({ db }: Pick<Deps, 'db'>): All['latestExport'] =>
  async (_input, { actor, now }) => {
    const row = await db.client.dataExport.findFirst({
      where: { userId: personOf(actor) },
      orderBy: { requestedAt: 'desc' },
      select,
    })
    const found = row && toExport(row, now)
    return ok({ export: found && found.status !== 'expired' ? found : null })
  }

/** Where the bytes of the person's own archive are, while it can be fetched. */
export const exportArchive =
  ({ db }: Pick<Deps, 'db'>): All['exportArchive'] =>
  async ({ id }, { actor, now }) => {
    const row = await db.client.dataExport.findFirst({
      where: { id, userId: personOf(actor), status: 'ready', expiresAt: { gt: now } },
      select: { archiveKey: true, bytes: true, requestedAt: true },
    })
    if (!row?.archiveKey) return err('export.notFound')
    return ok({ key: row.archiveKey, bytes: Number(row.bytes), day: row.requestedAt.toISOString().slice(0, 10) })
  }
