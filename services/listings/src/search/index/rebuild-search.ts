import { type homesChanged, homesChangedSubject, type ListingId, type Result } from '@nordbo/contracts'
import type { z } from 'zod'
import type { Deps } from '../../core/deps.ts'
import { withPhotos } from '../../core/listing-columns.ts'
import { storeCalendar, storeIntroUses } from './calendar-row.ts'
import { indexListing } from './index-listing.ts'
import { storeRates } from './rates-row.ts'
import { storeSettings } from './settings-row.ts'
import { storeStayRules } from './stay-rules-row.ts'

/** How many rows a rebuild read. */
export interface RebuildReport {
  homes: number
  rates: number
  calendars: number
}

type Page<T> = { rows: readonly T[]; next: ListingId | null }

const unwrap = <T>(result: Result<T>): T => {
  if (result.ok) return result.value
  throw new Error(`an owner's snapshot answered ${result.error.code}`)
}

/** Reads every page of a service's snapshot and stores its rows. Returns the number of rows. */
const everyPage = async <T>(
  read: (after: ListingId | null) => Promise<Page<T>>,
  store: (row: T) => PromiseLike<unknown>,
): Promise<number> => {
  let count = 0
  let after: ListingId | null = null
  do {
    const { rows, next }: Page<T> = await read(after)
    for (const row of rows) await store(row)
    count += rows.length
    after = next
  } while (after !== null)
  return count
}

type Sources = Pick<Deps, 'db' | 'pricing' | 'booking'> & { kit: Pick<Deps['kit'], 'markChanged' | 'publish'> }

const rebuildRates = ({ db, pricing }: Sources): Promise<number> =>
  everyPage(
    async (after) => {
      const { rates, next } = unwrap(await pricing.snapshot({ after }))
      return { rows: rates, next }
    },
    (rates) => storeRates(db.client, rates),
  )

const rebuildCalendars = ({ db, booking }: Sources): Promise<number> =>
  everyPage(
    async (after) => {
      const { calendars, next } = unwrap(await booking.calendarSnapshot({ after }))
      return { rows: calendars, next }
    },
    async ({ listingId, occupied, introUsed, stayRules, revision }) => {
      await storeCalendar(db.client, { listingId, occupied, revision })
      await storeIntroUses(db.client, { listingId, used: introUsed, revision })
      if (stayRules) await storeStayRules(db.client, listingId, stayRules)
    },
  )

const rebuildHomes = async ({ db, kit }: Sources): Promise<number> => {
  const ids = await db.client.listing.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
  for (const { id } of ids)
    await db.transaction(async (tx) => {
      await tx.$queryRaw`select 1 from listing where id = ${id}::uuid for update`
      await indexListing(kit, tx, await tx.listing.findUniqueOrThrow({ where: { id }, include: withPhotos }))
    })
  return ids.length
}

/**
 * Rebuilds the whole search: homes from their own tables, prices and calendars from the snapshots of pricing and booking. It may run
 * while guests search and events arrive, because newer revisions are never overwritten.
 */
export const rebuildSearch = async (sources: Sources): Promise<RebuildReport> => {
  const { revision, ...settings } = unwrap(await sources.pricing.settings({}))
  await storeSettings(sources.db.client, settings, revision)
  const report = {
    homes: await rebuildHomes(sources),
    rates: await rebuildRates(sources),
    calendars: await rebuildCalendars(sources),
  }
  sources.kit.publish(homesChangedSubject, { v: 1, ids: null } satisfies z.input<typeof homesChanged>)
  return report
}
