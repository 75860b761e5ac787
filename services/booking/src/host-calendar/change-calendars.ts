import {
  type CalendarChanged,
  type DateRange,
  err,
  type ListingId,
  ok,
  overlap,
  type Result,
  type Run,
  replaceRuns,
  undoMs,
  userNoticeSubject,
} from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { z } from 'zod'
import { lockListings } from '../booking/booking-store.ts'
import type { Tx } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { calendarChangedEvent } from '../occupancy/calendar-events.ts'
import { calendarStart } from '../occupancy/calendar-store.ts'
import { findRevisions, nextCalendars, replaceBlocksOf } from './blocks-store.ts'
import { type HomeChange, insertChange, type StoredChange } from './change-store.ts'
import type { StoredDays } from './host-days-store.ts'
import { replaceNotesOf } from './notes-store.ts'
import { nameGuests, takenParams } from './whose-days.ts'

type Changed = z.input<typeof CalendarChanged>

/** The window around all days of all homes. */
export const windowOf = (homes: readonly { ranges: readonly DateRange[] }[]): DateRange => {
  const sorted = homes.flatMap(({ ranges }) => ranges)
  const froms = sorted.map(({ from }) => from).sort()
  const tos = sorted.map(({ to }) => to).sort()
  return { from: froms[0] ?? '', to: tos.at(-1) ?? '' }
}

/** Refuses days that would be blocked although stays have taken them; names all of them. */
export const refuseBooked = (
  days: readonly StoredDays[],
  wanted: ReadonlyMap<string, readonly DateRange[]>,
): Result<true> => {
  const hit = days.flatMap(({ listingId, stays }) =>
    takenParams(
      listingId,
      stays.filter((stay) => (wanted.get(listingId) ?? []).some((range) => overlap(range, stay))),
    ),
  )
  return hit.length > 0 ? err('calendar.datesBooked', { ranges: hit }) : ok(true)
}

/** What is changed, by whom, and as which kind of change. */
export type ChangeNote = Pick<StoredChange, 'subject' | 'kind' | 'text'>

const storeBlocks = async (
  deps: Deps,
  tx: Tx,
  { homes, days, now }: { homes: readonly HomeChange[]; days: readonly StoredDays[]; now: Date },
): Promise<Changed['homes']> => {
  const blocksOf = new Map<string, readonly Run<string>[]>(days.map(({ listingId, blocks }) => [listingId, blocks]))
  const after = homes.map(({ listingId, ranges, after: values }) => ({
    listingId,
    blocks: replaceRuns(blocksOf.get(listingId) ?? [], ranges, values),
  }))
  await replaceBlocksOf(tx, after, windowOf(homes))
  const calendars = await nextCalendars(
    tx,
    homes.map(({ listingId }) => listingId),
    calendarStart(now),
  )
  await deps.kit.emitAll(
    tx,
    calendars.map(({ listingId, revision, closed }) => calendarChangedEvent(listingId, revision, closed)),
  )
  return calendars.map(({ listingId, revision }) => ({ listingId, revision }))
}

/** Writes new blocks or notes of homes, whose locks the transaction holds, and stores the change so that it can be undone. */
export const storeChange = async (
  deps: Deps,
  tx: Tx,
  call: Pick<Call, 'actor' | 'now'>,
  { note, homes, days }: { note: ChangeNote; homes: readonly HomeChange[]; days: readonly StoredDays[] },
): Promise<Changed> => {
  const { now } = call
  const blocks = note.subject === 'blocks'
  if (!blocks)
    await replaceNotesOf(
      tx,
      homes.map(({ after, ...home }) => ({ ...home, notes: after })),
    )
  const revisions = blocks
    ? await storeBlocks(deps, tx, { homes, days, now })
    : await findRevisions(
        tx,
        homes.map(({ listingId }) => listingId),
      )
  const changeId = await insertChange(tx, { ...note, personId: personOf(call.actor), madeAt: now, homes: [...homes] })
  return { changeId, undoUntil: new Date(now.getTime() + undoMs).toISOString(), homes: revisions }
}

/** Sends the hosts' browsers back to their calendars. */
const notifyHosts = ({ kit }: Pick<Deps, 'kit'>, hostIds: ReadonlySet<string>, changeId: string): void => {
  for (const hostId of hostIds)
    kit.publish(userNoticeSubject(hostId), { v: 1, type: 'calendar.changed', id: changeId, revision: 0 })
}

/**
 * Runs a change of several calendars as the command of a call: under the locks of all homes, all or nothing. Names the guests of a
 * refusal, and tells the hosts' browsers.
 */
export const changeCalendars = async (
  deps: Deps,
  call: Call,
  { listingIds, hostIds }: { listingIds: readonly ListingId[]; hostIds: readonly string[] },
  work: (tx: Tx) => Promise<Result<Changed>>,
): Promise<Result<Changed>> => {
  const result = await call.command(deps.sql, async (tx) => {
    await lockListings(tx, listingIds)
    return work(tx)
  })
  if (result.ok) notifyHosts(deps, new Set(hostIds), result.value.changeId)
  return nameGuests(deps.firstNames, result)
}
