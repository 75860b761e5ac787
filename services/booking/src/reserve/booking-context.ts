import {
  type BookingId,
  type BookingMode,
  copenhagenDate,
  type DateRange,
  err,
  type ListingId,
  nightsBetween,
  ok,
  overlap,
  type Result,
  type StayRules,
  withPreparation,
} from '@nordbo/contracts'
import { holdMs } from '../lifecycle/deadlines.ts'
import { checkRules } from '../lifecycle/stay-rules.ts'

/** How many unpaid holds a guest may have at once, over all listings (docs/product/booking.md, Holds). */
export const maxHolds = 3
/** After how many lapsed holds of a listing, within which time, a guest must wait; ms. */
export const lapseLimit = { count: 3, withinMs: 24 * 3_600_000 }
/** How long the guest must wait after the last lapsed hold, ms. */
export const coolDownMs = 3_600_000
/** How long a guest may hold nights of a listing in one go, even when other dates replace them, ms. */
const longestHoldMs = 2 * holdMs
/** How many open requests a guest may have at once, over all listings. */
export const maxRequests = 10

/** A request of the guest that is unanswered, or approved and unpaid. */
export interface OpenRequest extends DateRange {
  id: BookingId
  listingId: ListingId
  /** Its deadline has passed, but its timer has not ended it yet. */
  lapsed: boolean
}

/** One of the guest's holds. */
export interface Hold extends OpenRequest {
  introUse: boolean
  /** Until when it can be paid. */
  until: Date
  /** Since when the guest has held nights of the listing without a break. */
  heldSince: Date
}

/** What a new booking depends on. */
export interface BookingContext {
  /** The listing's rules; null where its host set none. */
  rules: StayRules | null
  /** Closed ranges from `calendarStart` on; `bookingId` is null for a host's block. */
  closed: (DateRange & { bookingId: BookingId | null })[]
  /** How many bookings use the listing's intro discount. */
  introUsed: number
  /** The guest's holds, in every listing. */
  holds: Hold[]
  /** The guest's open requests, in every listing. */
  requests: OpenRequest[]
  /** When the guest's holds of this listing lapsed unpaid, latest first, within `lapseLimit`. */
  lapses: Date[]
}

/** What a new booking replaces, and how many intro uses others have. */
export interface Availability {
  replaced: Hold[]
  introUsed: number
  /** The replaced hold of exactly these dates. */
  same: Hold | null
  /** The latest deadline of the new hold, which continues those it replaces. Null where it replaces none. */
  until: Date | null
  heldSince: Date | null
}

/** The stay to book, the instant, and how many nights a guest may hold at once. */
export interface RequestedStay extends DateRange {
  listingId: ListingId
  mode: BookingMode
  now: Date
  mostNights: number
}

const nightsOf = ({ from, to }: DateRange): number => nightsBetween(from, to)

/** Why a guest may not hold these nights beside their other holds; undefined if they may. */
const holdRefusal = (
  { lapses }: BookingContext,
  stay: RequestedStay,
  otherHolds: readonly Hold[],
  holdsAlready: boolean,
): Result<never> | undefined => {
  if (otherHolds.length >= maxHolds) return err('booking.tooManyHolds', { max: maxHolds })
  const held = otherHolds.reduce((sum, hold) => sum + nightsOf(hold), 0)
  if (held + nightsOf(stay) > stay.mostNights) return err('booking.tooManyNightsHeld', { max: stay.mostNights, held })
  const [latest] = lapses
  if (holdsAlready || latest === undefined || lapses.length < lapseLimit.count) return undefined
  const waitMs = latest.getTime() + coolDownMs - stay.now.getTime()
  return waitMs > 0 ? err('booking.holdCooldown', { retryAfterSeconds: Math.ceil(waitMs / 1_000) }) : undefined
}

/** The guest's open request that keeps the stay from being booked. */
const findOwnRequest = ({ closed }: BookingContext, open: readonly OpenRequest[], stay: RequestedStay) =>
  open.find(
    ({ id, listingId, ...dates }) =>
      listingId === stay.listingId &&
      (overlap(dates, stay) || closed.some((range) => range.bookingId === id && overlap(range, stay))),
  )

/** The guest's holds of the listing that the stay replaces: it shares nights or preparation days with them. */
const findReplaced = ({ rules, holds }: BookingContext, stay: RequestedStay): Hold[] =>
  holds.filter(
    (hold) => hold.listingId === stay.listingId && overlap(rules === null ? hold : withPreparation(rules, hold), stay),
  )

/** What a new hold takes over from the running holds that it replaces. */
const continueHolds = (
  running: readonly Hold[],
  stay: RequestedStay,
): Pick<Availability, 'same' | 'until' | 'heldSince'> => {
  const same = running.find(({ from, to }) => from === stay.from && to === stay.to) ?? null
  const since = running.map(({ heldSince }) => heldSince.getTime())
  const heldSince = since.length > 0 ? new Date(Math.min(...since)) : null
  return { same, heldSince, until: same?.until ?? (heldSince && new Date(heldSince.getTime() + longestHoldMs)) }
}

/**
 * Can the stay be booked? The guest's overlapping holds of this listing are replaced; an overlapping open request is not
 * (`booking.alreadyRequested`). Refuses as the home's rules do, except for dates that the guest holds already, and with
 * `booking.datesTaken`, `booking.tooManyHolds`, `booking.tooManyRequests`, `booking.tooManyNightsHeld` and, too soon after lapsed holds,
 * `booking.holdCooldown`.
 */
export const checkAvailability = (context: BookingContext, stay: RequestedStay): Result<Availability> => {
  const open = context.requests.filter(({ lapsed }) => !lapsed)
  const own = findOwnRequest(context, open, stay)
  if (own) return err('booking.alreadyRequested', { bookingId: own.id })
  const replaced = findReplaced(context, stay)
  const running = replaced.filter(({ lapsed }) => !lapsed)
  const continued = continueHolds(running, stay)
  const dates = { checkIn: stay.from, checkOut: stay.to }
  const allowed = continued.same ? ok(true) : checkRules(context.rules, dates, copenhagenDate(stay.now))
  if (!allowed.ok) return allowed
  const replacedIds = new Set<string>(replaced.map(({ id }) => id))
  const isTaken = context.closed.some(
    (range) => overlap(range, stay) && !(range.bookingId !== null && replacedIds.has(range.bookingId)),
  )
  if (isTaken) return err('booking.datesTaken')
  const otherHolds = context.holds.filter((hold) => !hold.lapsed && !replacedIds.has(hold.id))
  const refused = stay.mode === 'instant' ? holdRefusal(context, stay, otherHolds, running.length > 0) : undefined
  if (refused) return refused
  if (stay.mode === 'request' && open.length >= maxRequests) return err('booking.tooManyRequests', { max: maxRequests })
  const returnedUses = replaced.filter((hold) => hold.introUse).length
  return ok({ replaced, introUsed: context.introUsed - returnedUses, ...continued })
}
