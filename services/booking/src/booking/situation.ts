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
/** How many open requests a guest may have at once, over all homes. */
export const maxRequests = 10

/** A request of the guest that its host has not answered, or that is approved and not paid. */
export interface OpenRequest extends DateRange {
  id: BookingId
  listingId: ListingId
  /** Its time is over, only nobody has ended it yet. */
  lapsed: boolean
}

/** One of the guest's holds. */
export interface Hold extends OpenRequest {
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
  /** The guest's open requests, in every home. */
  requests: OpenRequest[]
}

/** What a new booking replaces, and how many intro uses others have. */
export interface Opening {
  replaced: Hold[]
  introUsed: number
}

/**
 * May the stay be booked here? A guest's overlapping hold of the same home makes way, an overlapping open request does not
 * (`booking.alreadyRequested`); other taken dates are `booking.datesTaken`, a fourth hold is `booking.tooManyHolds`, an eleventh request
 * `booking.tooManyRequests`. Pure.
 */
export const findOpening = (
  situation: Situation,
  stay: DateRange & { listingId: ListingId; mode: BookingMode },
): Result<Opening> => {
  const open = situation.requests.filter(({ lapsed }) => !lapsed)
  const own = open.find((request) => request.listingId === stay.listingId && overlap(request, stay))
  if (own) return err('booking.alreadyRequested', { bookingId: own.id })
  const replaced = situation.holds.filter((hold) => hold.listingId === stay.listingId && overlap(hold, stay))
  const makesWay = new Set<string>(replaced.map(({ id }) => id))
  const inTheWay = situation.taken.some(
    (range) => overlap(range, stay) && !(range.bookingId !== null && makesWay.has(range.bookingId)),
  )
  if (inTheWay) return err('booking.datesTaken')
  const kept = situation.holds.filter((hold) => !hold.lapsed && !makesWay.has(hold.id))
  if (stay.mode === 'instant' && kept.length >= maxHolds) return err('booking.tooManyHolds', { max: maxHolds })
  if (stay.mode === 'request' && open.length >= maxRequests) return err('booking.tooManyRequests', { max: maxRequests })
  const givenBack = replaced.filter((hold) => hold.introUse).length
  return ok({ replaced, introUsed: situation.introUsed - givenBack })
}
