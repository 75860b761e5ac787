import {
  bookingEvents,
  clipRanges,
  copenhagenDate,
  type DateRange,
  importEveryMinutes,
  lastDeparture,
  ok,
  userNoticeSubject,
} from '@nordbo/contracts'
import { outgoing, type Timer } from '@nordbo/service-kit'
import type { Fetched } from '../calendar-files/fetch/fetch-calendar.ts'
import { disjointRanges } from '../calendar-files/parse/disjoint-ranges.ts'
import type { ParsedCalendar } from '../calendar-files/parse/parse-calendar.ts'
import type { Deps } from '../core/deps.ts'
import { findListings } from '../listing/bookable-listing-store.ts'
import { inListingTransaction, type ListingTransaction } from '../transaction/listing-transaction.ts'
import { findStaysFrom, storeConflicts } from './conflict-store.ts'
import { findConflicts } from './find-conflicts.ts'
import {
  claimImport,
  findDueImports,
  findImport,
  type ImportResult,
  type StoredImport,
  storeResult,
} from './import-store.ts'

const minuteMs = 60_000
/** Longer than a read takes. If a process dies meanwhile, the import is read again then. */
const claimMs = 2 * minuteMs
/** Reads are spread over the last of the minutes between two of them. */
const spreadMs = minuteMs

/** The dates whose nights are kept: from today until the last stay that could be booked would end. */
const windowOf = (now: Date): DateRange => {
  const today = copenhagenDate(now)
  return { from: today, to: lastDeparture(today) }
}

type Read =
  | { calendar: ParsedCalendar; fetched: Extract<Fetched, { kind: 'file' }> }
  | Exclude<Fetched, { kind: 'file' }>

const read = async (deps: Deps, stored: StoredImport, window: DateRange): Promise<Read> => {
  // Which nights a file closes depends on the day, so once a day it is read although it is the same.
  const known = stored.readOn === window.from && stored.fault === null ? stored : null
  const fetched = await deps.kit.outbound('calendar.fetch', () => deps.calendars.fetch(stored.address, known))
  if (fetched.kind !== 'file') return fetched
  return { fetched, calendar: await deps.calendars.parse(stored.listingId, { file: fetched.file, window }) }
}

/** What a read leaves behind. A failed one keeps the former nights. */
export const resultOf = (stored: StoredImport, outcome: Read, window: DateRange, now: Date): ImportResult => {
  const wait = importEveryMinutes * minuteMs - Math.random() * spreadMs
  const former = { ...stored, nextSyncAt: new Date(now.getTime() + wait) }
  if ('kind' in outcome)
    return outcome.kind === 'same' ? { ...former, fault: null, syncedAt: now } : { ...former, fault: outcome.fault }
  const { calendar, fetched } = outcome
  if (!calendar.ok) return { ...former, fault: calendar.fault, problems: [], problemCount: 0 }
  // Nights that have passed stay as they were: files often leave them out.
  const passed = clipRanges(stored.nights, { from: '1900-01-01', to: window.from })
  // A fault never opens a night.
  const nights = calendar.nightsMissing
    ? disjointRanges([...clipRanges(stored.nights, window), ...calendar.nights])
    : calendar.nights
  return {
    ...{ nights: [...passed, ...nights], problems: calendar.problems, problemCount: calendar.problemCount },
    ...{ fault: null, etag: fetched.etag, lastModified: fetched.lastModified, readOn: window.from },
    ...{ syncedAt: now, nextSyncAt: former.nextSyncAt },
  }
}

const tellConflicts = async ({ tx, now, events }: ListingTransaction, stored: StoredImport, nights: DateRange[]) => {
  const stays = await findStaysFrom(tx, stored.listingId, copenhagenDate(now))
  // An unpaid hold ends within minutes; the next read tells of it if it became a stay.
  const conflicts = findConflicts(
    nights,
    stays.filter(({ unpaid }) => !unpaid),
  )
  const byStay = new Map(conflicts.map((conflict) => [conflict.bookingId, conflict]))
  const untold = await storeConflicts(tx, stored.id, [...byStay.keys()], now)
  for (const { bookingId, hostId } of byStay.values())
    if (untold.has(bookingId))
      events.push(
        outgoing(bookingEvents.calendarConflict, {
          aggregateId: stored.listingId,
          revision: 1,
          data: { bookingId, listingId: stored.listingId, hostId, importId: stored.id },
        }),
      )
}

/** Reads an import that is due and applies what it says, under the listing's lock. */
const syncImport = async (deps: Deps, id: string, now: Date): Promise<void> => {
  const claimed = await claimImport(deps.sql.client, id, { now, again: new Date(now.getTime() + claimMs) })
  if (!claimed) return
  const { listingId } = claimed
  const window = windowOf(now)
  const outcome = await read(deps, claimed, window)
  deps.kit.crashPoint('booking:calendar-read')
  await inListingTransaction(deps, { listingId, now }, async (transaction) => {
    const stored = await findImport(transaction.tx, id)
    // It was removed meanwhile.
    if (!stored) return ok(undefined)
    const result = resultOf(stored, outcome, window, now)
    await storeResult(transaction.tx, id, result)
    transaction.calendar.dates = JSON.stringify(result.nights) !== JSON.stringify(stored.nights)
    await tellConflicts(transaction, stored, result.nights)
    deps.kit.crashPoint('booking:calendar-stored')
    return ok(undefined)
  })
  deps.kit.crashPoint('booking:calendar-synced')
  const [home] = await findListings(deps.reads, [listingId])
  if (home) deps.kit.publish(userNoticeSubject(home.hostId), { v: 1, type: 'calendar.changed', id, revision: 0 })
}

/** Reads each imported calendar every 15 minutes. */
export const calendarImportTimer = (deps: Deps): Timer => ({
  due: (_now, until, limit) => findDueImports(deps.sql.client, until, limit),
  fire: (id, now) => syncImport(deps, id, now),
})
