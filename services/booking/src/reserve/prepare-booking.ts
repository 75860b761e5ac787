import {
  type BookableListing,
  type bookingService,
  copenhagenDate,
  type ErrorCode,
  err,
  ok,
  type ParsedInputOf,
  type Quote,
  type Result,
  type UserId,
  waiveHostFee,
} from '@nordbo/contracts'
import { isExperienced } from '../booking/booking-store.ts'
import { isCampaignRunning } from '../campaign/campaign-setting.ts'
import { isFeeExempt } from '../campaign/first-booking.ts'
import { callOptions, type Deps } from '../core/deps.ts'
import { checkCapacity, checkPets, checkStay } from '../lifecycle/stay-rules.ts'
import { ensureListing } from '../listing/ensure-listings.ts'
import { calendarStart } from '../occupancy/calendar-store.ts'
import { findOpenAttempt } from '../payment/payment-store.ts'
import { syncPayment } from '../settlement/sync-payment.ts'
import { type Availability, checkAvailability, type Hold } from './booking-context.ts'
import { type BookingPreview, readBookingPreview } from './booking-context-store.ts'

/** The guest's input. */
export type BookingInput = ParsedInputOf<(typeof bookingService)['procedures']['create']> & { guestId: UserId }

/** The listing and the price of a valid input. */
export interface PreparedBooking {
  home: BookableListing
  /** Without the host fee where this is the listing's first booking in the campaign. */
  quote: Quote
  /** What the guest's stay was checked against, without a lock. */
  context: BookingPreview
  availability: Availability
}

const refusalOfQuote: Partial<Record<ErrorCode, ErrorCode>> = {
  'quote.datesInvalid': 'booking.datesInvalid',
  'quote.tooManyGuests': 'booking.tooManyGuests',
  'rates.notFound': 'booking.listingUnavailable',
}

const checkListing = (home: BookableListing | undefined, input: BookingInput): Result<BookableListing> => {
  // Draft and closed listings must look as unknown as missing ones.
  if (!home?.active) return err('listing.notFound')
  if (home.hostId === input.guestId) return err('booking.ownListing')
  const capacity = checkCapacity(input.guests, home.maxGuests)
  if (!capacity.ok) return capacity
  const pets = checkPets(input.guests, home.petsAllowed)
  return pets.ok ? ok(home) : pets
}

/** The stored listing, if it is active and complete enough for this input; else it must be fetched. */
const usableListing = (home: BookableListing | null, { guests }: BookingInput): BookableListing | undefined =>
  home === null || !home.active || home.publishedAt === null || (guests.pets > 0 && home.petsAllowed === null)
    ? undefined
    : home

/** The price with the current intro uses; `booking.priceChanged` when the guest saw another total. */
const quoteFor = async (deps: Deps, input: BookingInput, introUsed: number): Promise<Result<Quote>> => {
  const { listingId, checkIn, checkOut, guests, expectedTotalOre } = input
  const quoted = await deps.pricing.quote({ listingId, checkIn, checkOut, guests, introUsed }, callOptions)
  if (!quoted.ok) return err(refusalOfQuote[quoted.error.code] ?? quoted.error.code, quoted.error.params)
  const changed = expectedTotalOre !== undefined && expectedTotalOre !== quoted.value.totalOre
  return changed ? err('booking.priceChanged', { quote: quoted.value }) : quoted
}

/** Records payments of these holds that have succeeded although no event has arrived. Returns whether there was one. */
const settlePaidHolds = async (deps: Deps, holds: readonly Hold[]): Promise<boolean> => {
  const settled = await Promise.all(
    holds.map(async ({ id }) => {
      const attempt = await findOpenAttempt(deps.reads, id)
      return attempt?.intentId ? syncPayment(deps, attempt.id) : false
    }),
  )
  return settled.includes(true)
}

/** Checks everything that needs no lock: rules, standing, price. Availability is checked again under the lock. */
export const prepareBooking = async (deps: Deps, input: BookingInput, now: Date): Promise<Result<PreparedBooking>> => {
  const { listingId, guestId, checkIn, checkOut } = input
  if (!input.adultAttested) return err('booking.adultRequired')
  const dates = checkStay(input, copenhagenDate(now))
  if (!dates.ok) return dates
  const reader = deps.reads
  const context = await readBookingPreview(reader, { listingId, guestId, from: calendarStart(now), now })
  if (context.guestSuspended) return err('auth.suspended')
  const home = checkListing(usableListing(context.home, input) ?? (await ensureListing(deps, listingId)), input)
  if (!home.ok) return home
  if (home.value.firstGuestPolicy === 'experienced' && !(await isExperienced(reader, guestId)))
    return err('booking.experienceRequired')
  const mode = home.value.bookingMode
  const availability = checkAvailability(context, {
    listingId,
    mode,
    now,
    from: checkIn,
    to: checkOut,
    mostNights: deps.kit.config.HELD_NIGHTS_LIMIT,
  })
  if (!availability.ok) return availability
  // A paid hold is a stay and is not replaced.
  if (await settlePaidHolds(deps, availability.value.replaced)) return prepareBooking(deps, input, now)
  const quote = await quoteFor(deps, input, availability.value.introUsed)
  if (!quote.ok) return quote
  const first = isFeeExempt(
    isCampaignRunning(deps, context.campaign),
    home.value,
    context.feeExempt,
    availability.value.replaced,
    now,
  )
  return ok({
    home: home.value,
    quote: first ? waiveHostFee(quote.value) : quote.value,
    context,
    availability: availability.value,
  })
}
