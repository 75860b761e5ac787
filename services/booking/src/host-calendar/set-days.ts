import {
  type bookingService,
  type DaysOfHome,
  defaultBlockReason,
  err,
  ok,
  type Result,
  runsOf,
  runsWithin,
  withoutRanges,
} from '@nordbo/contracts'
import type { Call, Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { isCalendarRange } from '../lifecycle/stay-rules.ts'
import { type ChangeNote, changeCalendars, refuseBooked, storeChange, windowOf } from './change-calendars.ts'
import type { HomeChange } from './change-store.ts'
import { findHostDays, type StoredDays } from './host-days-store.ts'
import { requireOwnHomes } from './own-homes.ts'

type Procedures = Handlers<(typeof bookingService)['procedures']>

/** What a change does to the days of one home. */
type Plan = (home: DaysOfHome, days: StoredDays) => Pick<HomeChange, 'before' | 'after'>

/** Blocks that are there keep their reasons. */
const block =
  (reason: string): Plan =>
  ({ ranges }, { blocks }) => {
    const before = runsWithin(blocks, ranges)
    return { before, after: [...before, ...runsOf(withoutRanges(ranges, before), reason)] }
  }
const unblock: Plan = ({ ranges }, { blocks }) => ({ before: runsWithin(blocks, ranges), after: [] })
const annotate =
  (text: string | null): Plan =>
  ({ ranges }, { notes }) => ({
    before: runsWithin(notes, ranges),
    after: text === null ? [] : runsOf(ranges, text),
  })

const checkDates = (homes: readonly DaysOfHome[]): Result<true> => {
  const { from, to } = windowOf(homes)
  return isCalendarRange(from, to) ? ok(true) : err('request.invalid', { ranges: 'out of range' })
}

/** Frees some of the host's blocks, or at least nothing that only an imported calendar keeps closed. */
const mayFree = (homes: readonly DaysOfHome[], days: readonly StoredDays[]): boolean => {
  const rangesOf = new Map<string, DaysOfHome['ranges']>(homes.map(({ listingId, ranges }) => [listingId, ranges]))
  const within = (kind: 'blocks' | 'imported'): boolean =>
    days.some((home) => runsWithin(home[kind], rangesOf.get(home.listingId) ?? []).length > 0)
  return within('blocks') || !within('imported')
}

interface Change {
  homes: readonly DaysOfHome[]
  note: ChangeNote
  plan: Plan
  /** Whether days of stays are refused. */
  locksBooked: boolean
}

const changeDays = async (deps: Deps, call: Call, { homes, note, plan, locksBooked }: Change) => {
  const listingIds = homes.map(({ listingId }) => listingId)
  const own = await requireOwnHomes(deps, call, listingIds)
  if (!own.ok) return own
  const dates = checkDates(homes)
  if (!dates.ok) return dates
  const hostIds = own.value.map(({ hostId }) => hostId)
  return changeCalendars(deps, call, { listingIds, hostIds }, async (tx) => {
    const days = await findHostDays(tx, listingIds, windowOf(homes))
    if (locksBooked) {
      const free = refuseBooked(days, new Map(homes.map(({ listingId, ranges }) => [listingId, ranges])))
      if (!free.ok) return free
    }
    if (note.kind === 'unblock' && !mayFree(homes, days)) return err('calendar.daysImported')
    const daysOf = new Map<string, StoredDays>(days.map((each) => [each.listingId, each]))
    const changed = homes.flatMap((home) => {
      const known = daysOf.get(home.listingId)
      return known ? [{ ...home, ...plan(home, known) }] : []
    })
    return ok(await storeChange(deps, tx, call, { note, homes: changed, days }))
  })
}

/** Blocks or frees days of the host's homes, all or none (docs/product/listings.md, Calendar). */
export const setBlocks =
  (deps: Deps): Procedures['setBlocks'] =>
  ({ homes, blocked, reason }, call) => {
    const text = reason || defaultBlockReason
    const plan = blocked ? block(text) : unblock
    const kind = blocked ? 'block' : 'unblock'
    const note: ChangeNote = { subject: 'blocks', kind, text: blocked ? text : null }
    return changeDays(deps, call, { homes, note, plan, locksBooked: blocked })
  }

/** Writes a note on days of the host's homes, or deletes their notes. Days of stays may have notes. */
export const setNotes =
  (deps: Deps): Procedures['setNotes'] =>
  ({ homes, note: text }, call) => {
    const note: ChangeNote = { subject: 'notes', kind: text === null ? 'clearNote' : 'note', text }
    return changeDays(deps, call, { homes, note, plan: annotate(text), locksBooked: false })
  }
