import {
  addDays,
  BookingId,
  CalendarDate,
  type DateRange,
  ruleLimits,
  StayRules,
  withPreparation,
} from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader } from '../core/database.ts'

/** How far preparation days can reach, days. */
const reach = ruleLimits.preparationDays.most

/** The start of a read whose stays may have preparation days on or after a date. */
export const reachingTo = (from: string): string => addDays(from, -reach)
/** The end of a read whose stays may have preparation days before a date; null for none. */
export const reachingFrom = (to: string | null): string | null => to && addDays(to, reach)

/** A range of a calendar and its booking; `bookingId` is null for a host's block. */
export const calendarRange = z.object({ from: CalendarDate, to: CalendarDate, bookingId: BookingId.nullable() })
type CalendarRange = z.infer<typeof calendarRange>

/**
 * The ranges that no other stay may touch: host blocks, and stays with their preparation days (docs/product/booking.md, Stay rules). Only
 * those that overlap [from, to); without `to`, all after `from`.
 */
export const closeRanges = <R extends CalendarRange>(
  rules: StayRules | null,
  ranges: readonly R[],
  { from, to }: { from: string; to: string | null },
): R[] =>
  ranges
    .map((range) => (rules === null || range.bookingId === null ? range : withPreparation(rules, range)))
    .filter((range) => from < range.to && (to === null || range.from < to))

const found = z.tuple([z.object({ rules: StayRules.nullable(), taken: z.array(calendarRange) })])

/** The closed ranges of a listing in [from, to) and the rules that they come from; without `to`, all after `from`. */
export const findClosedRanges = async (
  reader: Reader,
  listingId: string,
  { from, to }: { from: string; to: string | null },
  /** Rules that were changed later than this do not count: then stays have no preparation days. */
  asOf: Date | null = null,
): Promise<{ rules: StayRules | null; closed: (DateRange & { bookingId: BookingId | null })[] }> => {
  const [{ rules, taken }] = found.parse(
    await reader.$queryRaw`
      select (select r.rules from stay_rules r where r.listing_id = ${listingId}::uuid
          and (${asOf}::timestamptz is null or r.changed_at <= ${asOf}::timestamptz)) as rules,
        coalesce((select jsonb_agg(jsonb_build_object('from', o.check_in, 'to', o.check_out, 'bookingId', o.booking_id) order by o.check_in)
          from occupancy o where o.listing_id = ${listingId}::uuid
            and daterange(o.check_in, o.check_out) && daterange(${reachingTo(from)}::date, ${reachingFrom(to)}::date)), '[]') as taken`,
  )
  return { rules, closed: closeRanges(rules, taken, { from, to }) }
}
