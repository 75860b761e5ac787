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
import { requireGoodStanding } from '../people/caller.ts'
import { checkAvailability } from './booking-context.ts'
import { readBookingContext } from './new-booking-store.ts'

/** What a guest asks for. */
export type BookingInput = ParsedInputOf<(typeof bookingService)['procedures']['create']> & { guestId: UserId }

/** A input that was found in order: the home as it is, and the price of this moment. */
export interface PreparedBooking {
  home: BookableListing
  /** Without the host's fee where this is the home's first booking in the campaign. */
  quote: Quote
}

const refusalOfQuote: Partial<Record<ErrorCode, ErrorCode>> = {
  'quote.datesInvalid': 'booking.datesInvalid',
  'quote.tooManyGuests': 'booking.tooManyGuests',
  'rates.notFound': 'booking.listingUnavailable',
}

const checkListing = (home: BookableListing | undefined, input: BookingInput): Result<BookableListing> => {
  // A draft and a home that was closed are as unknown as one that does not exist.
  if (!home?.active) return err('listing.notFound')
  if (home.hostId === input.guestId) return err('booking.ownListing')
  const capacity = checkCapacity(input.guests, home.maxGuests)
  if (!capacity.ok) return capacity
  const pets = checkPets(input.guests, home.petsAllowed)
  return pets.ok ? ok(home) : pets
}

/** A home as it was told, if that is enough for this input: open to guests, its first publication, and with pets whether they are welcome. */
const usableListing = (home: BookableListing | null, { guests }: BookingInput): BookableListing | undefined =>
  home === null || !home.active || home.publishedAt === null || (guests.pets > 0 && home.petsAllowed === null)
    ? undefined
    : home

/** The price now, with the intro uses that booking counts; `booking.priceChanged` when the guest saw another total. */
const quoteFor = async (deps: Deps, input: BookingInput, introUsed: number): Promise<Result<Quote>> => {
  const { listingId, checkIn, checkOut, guests, expectedTotalOre } = input
  const quoted = await deps.pricing.quote({ listingId, checkIn, checkOut, guests, introUsed }, callOptions)
  if (!quoted.ok) return err(refusalOfQuote[quoted.error.code] ?? quoted.error.code, quoted.error.params)
  const changed = expectedTotalOre !== undefined && expectedTotalOre !== quoted.value.totalOre
  return changed ? err('booking.priceChanged', { quote: quoted.value }) : quoted
}

/** Everything that can be said about a input before its transaction: rules, standing, price. What is free is asked again under the lock. */
export const prepareBooking = async (deps: Deps, input: BookingInput, now: Date): Promise<Result<PreparedBooking>> => {
  const { listingId, guestId, checkIn, checkOut } = input
  if (!input.adultAttested) return err('booking.adultRequired')
  const dates = checkStay(input, copenhagenDate(now))
  if (!dates.ok) return dates
  const reader = deps.reads
  const [context, standing] = await Promise.all([
    readBookingContext(reader, { listingId, guestId, from: calendarStart(now), now }),
    requireGoodStanding(deps, guestId),
  ])
  if (!standing.ok) return standing
  const home = checkListing(usableListing(context.home, input) ?? (await ensureListing(deps, listingId)), input)
  if (!home.ok) return home
  if (home.value.firstGuestPolicy === 'experienced' && !(await isExperienced(reader, guestId)))
    return err('booking.experienceRequired')
  const mode = home.value.bookingMode
  const availability = checkAvailability(context, {
    ...{ listingId, mode, now, from: checkIn, to: checkOut },
    mostNights: deps.kit.config.HELD_NIGHTS_LIMIT,
  })
  if (!availability.ok) return availability
  const quote = await quoteFor(deps, input, availability.value.introUsed)
  if (!quote.ok) return quote
  const first = isFeeExempt(
    isCampaignRunning(deps, context.campaign),
    home.value,
    context.feeExempt,
    availability.value.replaced,
    now,
  )
  return ok({ home: home.value, quote: first ? waiveHostFee(quote.value) : quote.value })
}
