import {
  type BookingId,
  type BookingMode,
  type DateRange,
  err,
  type ListingId,
  ok,
  type Result,
} from '@nordbo/contracts'
import { overlap } from '../calendar/ranges.ts'

/** How many unpaid holds a guest may have at once, over all homes (decisions.md, Booking). */
export const maxHolds = 3

/** One of the guest's holds. */
export interface Hold extends DateRange {
  id: BookingId
  listingId: ListingId
  /** Its time is over, only nobody has ended it yet. */
  lapsed: boolean
  introUse: boolean
}

/** What a new booking meets in its home. */
export interface Situation {
  /** Taken ranges from the beginning of the told calendar on; `bookingId` is null for a host's block. */
  taken: (DateRange & { bookingId: BookingId | null })[]
  /** Bookings of the home that use its intro discount. */
  introUsed: number
  /** The guest's holds, in every home. */
  holds: Hold[]
}

/** What a new booking replaces, and how many intro uses others have. */
export interface Opening {
  replaced: Hold[]
  introUsed: number
}

/**
 * May the stay be booked here? A guest's overlapping hold of the same home makes way; other taken dates are `booking.datesTaken`, a
 * fourth hold `booking.tooManyHolds`. Pure.
 */
export const findOpening = (
  situation: Situation,
  stay: DateRange & { listingId: ListingId; mode: BookingMode },
): Result<Opening> => {
  const replaced = situation.holds.filter((hold) => hold.listingId === stay.listingId && overlap(hold, stay))
  const makesWay = new Set<string>(replaced.map(({ id }) => id))
  const inTheWay = situation.taken.some(
    (range) => overlap(range, stay) && !(range.bookingId !== null && makesWay.has(range.bookingId)),
  )
  if (inTheWay) return err('booking.datesTaken')
  const kept = situation.holds.filter((hold) => !hold.lapsed && !makesWay.has(hold.id))
  if (stay.mode === 'instant' && kept.length >= maxHolds) return err('booking.tooManyHolds', { max: maxHolds })
  const givenBack = replaced.filter((hold) => hold.introUse).length
  return ok({ replaced, introUsed: situation.introUsed - givenBack })
}
