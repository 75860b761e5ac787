import { countNights } from '@nordbo/stay-rules'
import { z } from 'zod'
import { CalendarDate, Instant } from './calendar.ts'
import { DaysOfHome } from './days-of-homes.ts'
import { ListingId } from './ids.ts'
import { Ore } from './money.ts'

/** What a host did to days. */
export const CalendarChangeKind = z.enum(['price', 'clearPrice', 'block', 'unblock', 'note', 'clearNote', 'undo'])
export type CalendarChangeKind = z.infer<typeof CalendarChangeKind>

/** How long a change can be undone, ms (docs/product/listings.md, Calendar). */
export const undoMs = 30 * 60_000

export const CalendarChangeId = z.uuid()

/** A change just made, and which calendars or rates it left at which revision. */
export const CalendarChanged = z.object({
  changeId: CalendarChangeId,
  undoUntil: Instant,
  homes: z.array(z.object({ listingId: ListingId, revision: z.int() })),
})

/** A change that a person made lately. */
export const CalendarChange = z.object({
  id: CalendarChangeId,
  kind: CalendarChangeKind,
  madeAt: Instant,
  undoUntil: Instant,
  undone: z.boolean(),
  /** The price that was set. */
  priceOre: Ore.nullable(),
  /** The reason or the note that was set. */
  text: z.string().nullable(),
  homes: z.int(),
  /** The only home; null if there are several. */
  listingId: ListingId.nullable(),
  nights: z.int(),
  from: CalendarDate,
  to: CalendarDate,
})
export type CalendarChange = z.infer<typeof CalendarChange>

/** Values of the changed days of a home, before and after; days without a value are left out. */
export const changedDays = <T extends z.ZodType>(value: T) => {
  const runs = z.array(z.object({ from: CalendarDate, to: CalendarDate, value }))
  return DaysOfHome.extend({ before: runs, after: runs })
}

/** A stored change as its person sees it. */
export const summaryOfChange = (
  change: Pick<CalendarChange, 'id' | 'kind' | 'priceOre' | 'text'> & {
    madeAt: Date
    undoneAt: Date | null
    homes: readonly DaysOfHome[]
  },
): CalendarChange => {
  const ranges = change.homes.flatMap((home) => home.ranges)
  const [only] = change.homes
  return {
    id: change.id,
    kind: change.kind,
    madeAt: change.madeAt.toISOString(),
    undoUntil: new Date(change.madeAt.getTime() + undoMs).toISOString(),
    undone: change.undoneAt !== null,
    priceOre: change.priceOre,
    text: change.text,
    homes: change.homes.length,
    listingId: change.homes.length === 1 ? (only?.listingId ?? null) : null,
    nights: countNights(ranges),
    from: ranges.map(({ from }) => from).sort()[0] ?? '',
    to:
      ranges
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? '',
  }
}
