import type { Logger } from '@nordbo/service-kit'
import type { Deps, Tx } from '../../core/deps.ts'
import { type ListingWithPhotos, withPhotos } from '../../core/listing-columns.ts'
import { documentVersion, storedCardOf, storedPageOf } from './listing-document.ts'

/** Homes whose rows are locked at once. */
const batchSize = 50
/** Pause between sweeps, ms. A process of the previous release may write old documents during a deployment. */
const sweepMs = 10 * 60_000

const refreshDocument = (tx: Tx, row: ListingWithPhotos) => tx.$executeRaw`
  update listing_document set card = ${JSON.stringify(storedCardOf(row))}::json, page = ${JSON.stringify(storedPageOf(row))}::json,
    version = ${documentVersion}::int
  where listing_id = ${row.id}::uuid and version < ${documentVersion}::int`

/** Rewrites those documents of these homes that have a lower version. Returns how many of the homes exist. */
export const refreshDocumentsOf = ({ db }: Pick<Deps, 'db'>, ids: readonly string[]): Promise<number> =>
  db.transaction(async (tx) => {
    // The lock makes changes by the host wait, so that their newer document is not overwritten.
    await tx.$queryRaw`select 1 from listing where id = any (${[...ids]}::uuid[]) order by id for update`
    const rows = await tx.listing.findMany({
      where: { id: { in: [...ids] } },
      include: withPhotos,
      orderBy: { id: 'asc' },
    })
    for (const row of rows) await refreshDocument(tx, row)
    return rows.length
  })

/** Rewrites every document of a lower version. Returns how many homes were read. */
export const refreshDocuments = async ({ db }: Pick<Deps, 'db'>): Promise<number> => {
  let refreshed = 0
  let after: string | undefined
  do {
    const batch = await db.client.listingDocument.findMany({
      where: { version: { lt: documentVersion }, ...(after === undefined ? {} : { listingId: { gt: after } }) },
      select: { listingId: true },
      orderBy: { listingId: 'asc' },
      take: batchSize,
    })
    after = batch.at(-1)?.listingId
    if (batch.length > 0)
      refreshed += await refreshDocumentsOf(
        { db },
        batch.map(({ listingId }) => listingId),
      )
  } while (after !== undefined)
  return refreshed
}

/** Rewrites documents of a lower version now and at intervals in the background. Returns a function that stops it. */
export const startDocumentRefresh = async (deps: Pick<Deps, 'db'>, log: Logger): Promise<() => void> => {
  const refresh = async (): Promise<void> => {
    const refreshed = await refreshDocuments(deps)
    if (refreshed > 0) log.info({ refreshed, version: documentVersion }, 'rewrote documents of an older version')
  }
  await refresh()
  const sweep = setInterval(() => {
    refresh().catch((error: unknown) => log.warn({ err: error }, 'could not rewrite documents of an older version'))
  }, sweepMs)
  sweep.unref()
  return () => clearInterval(sweep)
}
