import {
  type BookingId,
  type BookingMode,
  type DateRange,
  err,
  type ListingId,
  nightsBetween,
  ok,
  type Result,
} from '@nordbo/contracts'
import { holdMs } from '../lifecycle/deadlines.ts'
import { overlap } from '../occupancy/ranges.ts'

/** How many unpaid holds a guest may have at once, over all homes (docs/product/booking.md, Holds). */
export const maxHolds = 3
/** How many lapsed holds of one home are enough, and within which time they count, ms. */
export const lapseLimit = { count: 3, withinMs: 24 * 3_600_000 }
/** How long such a guest waits after the last one before holding that home again, ms. */
export const coolDownMs = 3_600_000
/** How long a guest may hold nights of a home in one go, however often other dates replace them, ms. */
const longestHoldMs = 2 * holdMs
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
  /** Until when it can be paid. */
  until: Date
  /** Since when its guest has held nights of the home without a break. */
  heldSince: Date
}

/** What a new booking meets in its home. */
export interface BookingContext {
  /** Taken ranges from the beginning of the told calendar on; `bookingId` is null for a host's block. */
  taken: (DateRange & { bookingId: BookingId | null })[]
  /** Bookings of the home that use its intro discount. */
  introUsed: number
  /** The guest's holds, in every home. */
  holds: Hold[]
  /** The guest's open requests, in every home. */
  requests: OpenRequest[]
  /** When the guest's holds of this home ran out unpaid, the latest first, within `mostLapses`. */
  lapses: Date[]
}

/** What a new booking replaces, and how many intro uses others have. */
export interface Availability {
  replaced: Hold[]
  introUsed: number
  /** The hold of exactly these dates among them. */
  same: Hold | null
  /** The latest deadline of the new hold: it goes on from those that it replaces. Null where it replaces none. */
  until: Date | null
  heldSince: Date | null
}

/** What is wished for, when, and how many nights a guest may hold at once. */
export interface RequestedStay extends DateRange {
  listingId: ListingId
  mode: BookingMode
  now: Date
  mostNights: number
}

const nightsOf = ({ from, to }: DateRange): number => nightsBetween(from, to)

/** What keeps a guest from holding these nights beside their other holds; undefined where nothing does. */
const holdRefusal = (
  { lapses }: BookingContext,
  stay: RequestedStay,
  kept: readonly Hold[],
  holdsAlready: boolean,
): Result<never> | undefined => {
  if (kept.length >= maxHolds) return err('booking.tooManyHolds', { max: maxHolds })
  const held = kept.reduce((sum, hold) => sum + nightsOf(hold), 0)
  if (held + nightsOf(stay) > stay.mostNights) return err('booking.tooManyNightsHeld', { max: stay.mostNights, held })
  const [latest] = lapses
  if (holdsAlready || latest === undefined || lapses.length < lapseLimit.count) return undefined
  const waitMs = latest.getTime() + coolDownMs - stay.now.getTime()
  return waitMs > 0 ? err('booking.holdCooldown', { retryAfterSeconds: Math.ceil(waitMs / 1_000) }) : undefined
}

/**
 * May the stay be booked here? A guest's overlapping hold of the same home makes way, an overlapping open request does not
 * (`booking.alreadyRequested`); other taken dates are `booking.datesTaken`, a fourth hold is `booking.tooManyHolds`, an eleventh request
 * `booking.tooManyRequests`, more nights than may be held at once `booking.tooManyNightsHeld`, and a hold too soon after the last of three
 * that ran out `booking.holdCooldown`. Pure.
 */
export const checkAvailability = (context: BookingContext, stay: RequestedStay): Result<Availability> => {
  const open = context.requests.filter(({ lapsed }) => !lapsed)
  const own = open.find((request) => request.listingId === stay.listingId && overlap(request, stay))
  if (own) return err('booking.alreadyRequested', { bookingId: own.id })
  const replaced = context.holds.filter((hold) => hold.listingId === stay.listingId && overlap(hold, stay))
  const makesWay = new Set<string>(replaced.map(({ id }) => id))
  const inTheWay = context.taken.some(
    (range) => overlap(range, stay) && !(range.bookingId !== null && makesWay.has(range.bookingId)),
  )
  if (inTheWay) return err('booking.datesTaken')
  const kept = context.holds.filter((hold) => !hold.lapsed && !makesWay.has(hold.id))
  const running = replaced.filter(({ lapsed }) => !lapsed)
  const refused = stay.mode === 'instant' ? holdRefusal(context, stay, kept, running.length > 0) : undefined
  if (refused) return refused
  if (stay.mode === 'request' && open.length >= maxRequests) return err('booking.tooManyRequests', { max: maxRequests })
  const givenBack = replaced.filter((hold) => hold.introUse).length
  const same = running.find(({ from, to }) => from === stay.from && to === stay.to) ?? null
  const since = running.map(({ heldSince }) => heldSince.getTime())
  const heldSince = since.length > 0 ? new Date(Math.min(...since)) : null
  const until = same?.until ?? (heldSince && new Date(heldSince.getTime() + longestHoldMs))
  return ok({ replaced, introUsed: context.introUsed - givenBack, same, until, heldSince })
}
