import { type bookingService, err, ok, type Result, runsWithin, sameRuns, undoMs } from '@nordbo/contracts'
import { type Call, type Handlers, personOf } from '@nordbo/service-kit'
import type { Tx } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { changeCalendars, refuseBooked, storeChange, windowOf } from './change-calendars.ts'
import { findChange, type HomeChange, markUndone, type StoredChange } from './change-store.ts'
import { findHostDays, type StoredDays } from './host-days-store.ts'
import { requireOwnHomes } from './own-homes.ts'

type Procedures = Handlers<(typeof bookingService)['procedures']>

/** Refuses to restore days that stays have taken, or that are no longer as the change left them. */
const checkUnchanged = ({ subject, homes }: StoredChange, days: readonly StoredDays[]): Result<true> => {
  if (subject === 'blocks') {
    const free = refuseBooked(days, new Map(homes.map(({ listingId, before }) => [listingId, before])))
    if (!free.ok) return free
  }
  const daysOf = new Map<string, StoredDays>(days.map((each) => [each.listingId, each]))
  const same = homes.every(({ listingId, ranges, after }) =>
    sameRuns(runsWithin(daysOf.get(listingId)?.[subject] ?? [], ranges), after),
  )
  return same ? ok(true) : err('calendar.changedSince')
}

const undo = async (deps: Deps, tx: Tx, call: Call, change: StoredChange) => {
  // The command may have waited for another undo of the same change.
  if (!(await markUndone(tx, change.id, call.now))) return err('calendar.changedSince')
  const days = await findHostDays(
    tx,
    change.homes.map(({ listingId }) => listingId),
    windowOf(change.homes),
  )
  const unchanged = checkUnchanged(change, days)
  if (!unchanged.ok) return unchanged
  const homes = change.homes.map(
    ({ listingId, ranges, before, after }): HomeChange => ({ listingId, ranges, before: after, after: before }),
  )
  return ok(
    await storeChange(deps, tx, call, { note: { subject: change.subject, kind: 'undo', text: null }, homes, days }),
  )
}

/** Restores what a change of blocks or notes replaced, as a change of its own (docs/product/listings.md, Calendar). */
export const undoCalendarChange =
  (deps: Deps): Procedures['undoCalendarChange'] =>
  async ({ id }, call) => {
    const change = await findChange(deps.reads, personOf(call.actor), id)
    if (!change) return err('calendar.changeNotFound')
    const listingIds = change.homes.map(({ listingId }) => listingId)
    const own = await requireOwnHomes(deps, call, listingIds)
    if (!own.ok) return own
    const hostIds = own.value.map(({ hostId }) => hostId)
    return changeCalendars(deps, call, { listingIds, hostIds }, async (tx) =>
      // A repeat of an undo that was made in time gets its stored answer before this is asked.
      call.now.getTime() > change.madeAt.getTime() + undoMs
        ? err('calendar.undoTooLate')
        : undo(deps, tx, call, change),
    )
  }
