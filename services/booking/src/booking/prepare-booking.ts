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
import { calendarStart } from '../calendar/calendar-store.ts'
import { campaignRuns } from '../campaign/campaign-setting.ts'
import { isFirstInCampaign } from '../campaign/first-booking.ts'
import { asLongAsAsked, type Deps } from '../deps.ts'
import { learnHome } from '../listing/learn-homes.ts'
import { isExperienced } from './booking-store.ts'
import { readSituation } from './new-booking-store.ts'
import { requireStanding } from './people.ts'
import { findOpening } from './situation.ts'
import { checkCapacity, checkPets, checkStay } from './stay.ts'

/** What a guest asks for. */
export type Wish = ParsedInputOf<(typeof bookingService)['procedures']['create']> & { guestId: UserId }

/** A wish that was found in order: the home as it is, and the price of this moment. */
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

const checkHome = (home: BookableListing | undefined, wish: Wish): Result<BookableListing> => {
  // A draft and a home that was closed are as unknown as one that does not exist.
  if (!home?.active) return err('listing.notFound')
  if (home.hostId === wish.guestId) return err('booking.ownListing')
  const capacity = checkCapacity(wish.guests, home.maxGuests)
  if (!capacity.ok) return capacity
  const pets = checkPets(wish.guests, home.petsAllowed)
  return pets.ok ? ok(home) : pets
}

/** A home as it was told, if that is enough for this wish: open to guests, its first publication, and with pets whether they are welcome. */
const toldEnough = (home: BookableListing | null, { guests }: Wish): BookableListing | undefined =>
  home === null || !home.active || home.publishedAt === null || (guests.pets > 0 && home.petsAllowed === null)
    ? undefined
    : home

/** The price now, with the intro uses that booking counts; `booking.priceChanged` when the guest saw another total. */
const quoteFor = async (deps: Deps, wish: Wish, introUsed: number): Promise<Result<Quote>> => {
  const { listingId, checkIn, checkOut, guests, expectedTotalOre } = wish
  const quoted = await deps.pricing.quote({ listingId, checkIn, checkOut, guests, introUsed }, asLongAsAsked)
  if (!quoted.ok) return err(refusalOfQuote[quoted.error.code] ?? quoted.error.code, quoted.error.params)
  const changed = expectedTotalOre !== undefined && expectedTotalOre !== quoted.value.totalOre
  return changed ? err('booking.priceChanged', { quote: quoted.value }) : quoted
}

/** Everything that can be said about a wish before its transaction: rules, standing, price. What is free is asked again under the lock. */
export const prepareBooking = async (deps: Deps, wish: Wish, now: Date): Promise<Result<PreparedBooking>> => {
  const { listingId, guestId, checkIn, checkOut } = wish
  if (!wish.adultAttested) return err('booking.adultRequired')
  const dates = checkStay(wish, copenhagenDate(now))
  if (!dates.ok) return dates
  const reader = deps.reads
  const [situation, standing] = await Promise.all([
    readSituation(reader, { listingId, guestId, from: calendarStart(now), now }),
    requireStanding(deps, guestId),
  ])
  if (!standing.ok) return standing
  const home = checkHome(toldEnough(situation.home, wish) ?? (await learnHome(deps, listingId)), wish)
  if (!home.ok) return home
  if (home.value.firstGuestPolicy === 'experienced' && !(await isExperienced(reader, guestId)))
    return err('booking.experienceRequired')
  const mode = home.value.bookingMode
  const opening = findOpening(situation, {
    ...{ listingId, mode, now, from: checkIn, to: checkOut },
    mostNights: deps.kit.config.HELD_NIGHTS_LIMIT,
  })
  if (!opening.ok) return opening
  const quote = await quoteFor(deps, wish, opening.value.introUsed)
  if (!quote.ok) return quote
  const first = isFirstInCampaign(
    campaignRuns(deps, situation.campaign),
    home.value,
    situation.firsts,
    opening.value.replaced,
    now,
  )
  return ok({ home: home.value, quote: first ? waiveHostFee(quote.value) : quote.value })
}
