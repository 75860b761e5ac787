import { randomUUID } from 'node:crypto'
import {
  type bookingService,
  CalendarImport,
  CalendarImportId,
  type calendarImportProcedures,
  clipRanges,
  copenhagenDate,
  countNights,
  err,
  importPauseSeconds,
  lastDeparture,
  mostCalendarImports,
  ok,
  type Result,
} from '@nordbo/contracts'
import { type Call, type Handlers, personOf } from '@nordbo/service-kit'
import { maskAddress, readAddress, readLocalAddresses } from '../calendar-files/fetch/calendar-address.ts'
import type { Deps } from '../core/deps.ts'
import { findExportToken } from '../ical-export/export-store.ts'
import { findOwnListing } from '../listing/find-own-listing.ts'
import { requireGoodStanding } from '../people/caller.ts'
import { type ListingTransaction, runListingCommand } from '../transaction/listing-transaction.ts'
import { findStaysFrom } from './conflict-store.ts'
import { findConflicts } from './find-conflicts.ts'
import { deleteImport, findImports, insertImport, makeDue, type StoredImport } from './import-store.ts'

type Procedures = Handlers<(typeof bookingService)['procedures']>
type ListingId = Parameters<Procedures['calendarImports']>[0]['listingId']

const toView = (
  stored: StoredImport,
  { now, conflicts }: { now: Date; conflicts: CalendarImport['conflicts'] },
): CalendarImport => {
  const today = copenhagenDate(now)
  return CalendarImport.parse({
    ...{ id: stored.id, name: stored.name, address: maskAddress(stored.address) },
    syncing: stored.claimedAt !== null || stored.nextSyncAt <= now,
    fault: stored.fault,
    lastTriedAt: stored.triedAt?.toISOString() ?? null,
    lastSyncedAt: stored.syncedAt?.toISOString() ?? null,
    nights: countNights(clipRanges(stored.nights, { from: today, to: lastDeparture(today) })),
    ...{ problems: stored.problems, problemCount: stored.problemCount, conflicts },
  })
}

const showImports =
  (deps: Deps): Procedures['calendarImports'] =>
  async ({ listingId }, call) => {
    const home = await findOwnListing(deps, call, listingId)
    if (!home.ok) return home
    const [imports, stays] = await Promise.all([
      findImports(deps.reads, listingId),
      findStaysFrom(deps.reads, listingId, copenhagenDate(call.now)),
    ])
    const conflicts = new Map(imports.map(({ id, nights }) => [id, findConflicts(nights, stays)]))
    const names = await deps.firstNames([...conflicts.values()].flat().map(({ guestId }) => guestId))
    return ok({
      imports: imports.map((stored) =>
        toView(stored, {
          now: call.now,
          conflicts: (conflicts.get(stored.id) ?? []).map(({ bookingId, from, to, guestId }) => ({
            ...{ bookingId, from, to },
            guest: names.get(guestId) ?? null,
          })),
        }),
      ),
    })
  }

/** Runs a change of a home's imports by its host or an admin, under the home's lock. */
const changeImports = async <T>(
  deps: Deps,
  call: Call,
  listingId: ListingId,
  change: (transaction: ListingTransaction, imports: readonly StoredImport[]) => Promise<Result<T>>,
): Promise<Result<T>> => {
  const standing = await requireGoodStanding(deps.reads, personOf(call.actor))
  if (!standing.ok) return standing
  const home = await findOwnListing(deps, call, listingId)
  if (!home.ok) return home
  return runListingCommand(deps, call, listingId, async (transaction) =>
    change(transaction, await findImports(transaction.tx, listingId)),
  )
}

const addImport =
  (deps: Deps): Procedures['addCalendarImport'] =>
  ({ listingId, name, address }, call) =>
    changeImports(deps, call, listingId, async ({ tx, alarms }, imports) => {
      const url = readAddress(address, readLocalAddresses(deps.kit.config.CALENDAR_LOCAL_ADDRESSES))
      if (!url.ok) return url
      const token = await findExportToken(tx, listingId)
      if (token !== null && url.value.pathname.endsWith(`/${token}.ics`)) return err('calendarImport.ownExport')
      if (imports.some((each) => each.address === url.value.href)) return err('calendarImport.duplicate')
      if (imports.length >= mostCalendarImports) return err('calendarImport.tooMany', { most: mostCalendarImports })
      const id = CalendarImportId.parse(randomUUID())
      await insertImport(tx, { id, listingId, name, address: url.value.href }, call.now)
      alarms.push({ kind: 'calendarImport', id, at: call.now })
      return ok({ id })
    })

const syncNow =
  (deps: Deps): Procedures['syncCalendarImport'] =>
  ({ listingId, id }, call) =>
    changeImports(deps, call, listingId, async ({ tx, alarms }, imports) => {
      const known = imports.find((each) => each.id === id)
      if (!known) return err('calendarImport.notFound')
      // It is being read, or will be at once.
      if (known.claimedAt !== null || known.nextSyncAt <= call.now) return ok({})
      const left = (known.triedAt?.getTime() ?? 0) + importPauseSeconds * 1_000 - call.now.getTime()
      if (left > 0) return err('calendarImport.tooSoon', { retryAfterSeconds: Math.ceil(left / 1_000) })
      await makeDue(tx, id, call.now)
      alarms.push({ kind: 'calendarImport', id, at: call.now })
      return ok({})
    })

const removeImport =
  (deps: Deps): Procedures['removeCalendarImport'] =>
  ({ listingId, id }, call) =>
    changeImports(deps, call, listingId, async ({ tx, calendar }, imports) => {
      if (!imports.some((each) => each.id === id)) return err('calendarImport.notFound')
      await deleteImport(tx, id)
      calendar.dates = true
      return ok({})
    })

/** The handlers of a home's imported calendars (docs/product/hosting.md, Calendars elsewhere). */
export const calendarImportHandlers = (deps: Deps): Pick<Procedures, keyof typeof calendarImportProcedures> => ({
  calendarImports: showImports(deps),
  addCalendarImport: addImport(deps),
  syncCalendarImport: syncNow(deps),
  removeCalendarImport: removeImport(deps),
})
