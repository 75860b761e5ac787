import {
  BookingId,
  CalendarDate,
  ListingId,
  type OwnHold,
  StayRules,
  withoutRanges,
  withPreparation,
} from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader } from '../core/database.ts'
import { isOwn } from './calendar-store.ts'
import { findClosedRanges } from './closed-ranges.ts'

type OwnNights = OwnHold & { listingId: ListingId }

const hold = z.object({
  listingId: ListingId,
  bookingId: BookingId,
  from: CalendarDate,
  to: CalendarDate,
  until: z.coerce.date().transform((at) => at.toISOString()),
  rules: StayRules.nullable(),
})
type Hold = z.infer<typeof hold>

/** The hold's nights and its preparation days, without the dates that others keep closed too. */
const nightsOf = async (reader: Reader, { rules, ...own }: Hold, ownIds: ReadonlySet<string>): Promise<OwnNights[]> => {
  const closed = rules === null ? own : withPreparation(rules, own)
  if (closed.from === own.from) return [own]
  const around = await findClosedRanges(reader, own.listingId, closed)
  const others = around.closed.filter(({ bookingId }) => bookingId === null || !ownIds.has(bookingId))
  return withoutRanges([closed], others).map((range) => ({ ...own, ...range }))
}

/** The nights that only a person's unpaid holds keep closed, in every listing. */
export const findOwnNights = async (reader: Reader, userId: string, now: Date): Promise<OwnNights[]> => {
  const holds = z.array(hold).parse(
    await reader.$queryRaw`
      select b.listing_id as "listingId", b.id as "bookingId", b.check_in::text as "from", b.check_out::text as "to",
        b.payment_due_at as until, (select r.rules from stay_rules r where r.listing_id = b.listing_id) as rules
      from booking b where ${isOwn({ userId, now })} order by b.payment_due_at limit 20`,
  )
  const ownIds = new Set<string>(holds.map(({ bookingId }) => bookingId))
  return (await Promise.all(holds.map((each) => nightsOf(reader, each, ownIds)))).flat()
}
