import {
  copenhagenDate,
  type ErrorCode,
  err,
  type GuestCounts,
  ok,
  type Quote,
  type Result,
  type StaySide,
} from '@nordbo/contracts'
import { findBooking, type StoredBooking } from '../booking/booking-store.ts'
import { checkInInstant } from '../booking/deadlines.ts'
import { checkCapacity, checkPets, checkStay } from '../booking/stay.ts'
import { takenRanges } from '../calendar/calendar-store.ts'
import type { Reader } from '../database.ts'
import { asLongAsAsked, type Deps } from '../deps.ts'
import { learnHome } from '../listing/learn-homes.ts'
import { moneyOf } from '../payment/refund-store.ts'
import { isStayOfSuspended } from '../suspension/suspended.ts'
import { openAlterationOf } from './alteration-store.ts'
import { hindranceOf, refusalOf } from './obstacle.ts'
import { coversRefunds, sharesBetween, waiveSmall } from './price-difference.ts'

/** What a side wants of a stay. */
export interface StayWish {
  checkIn: string
  checkOut: string
  guests: GuestCounts
}

/** A wish that was found in order, with the price of the changed stay. */
export interface PreparedAlteration extends StayWish {
  newCheckInAt: Date
  quote: Quote
  differenceOre: number
  hostDifferenceOre: number
  waivedOre: number
}

/** May the dates or guests of this booking be changed now? Only of a stay that is confirmed and has not begun. */
export const mayBeAltered = ({ status, checkInAt }: Pick<StoredBooking, 'status' | 'checkInAt'>, now: Date): boolean =>
  status === 'confirmed' && now.getTime() < checkInAt.getTime()

const sameGuests = (one: GuestCounts, other: GuestCounts): boolean =>
  one.adults === other.adults &&
  one.children === other.children &&
  one.babies === other.babies &&
  one.pets === other.pets

const sameDates = (one: StayWish, other: StayWish): boolean =>
  one.checkIn === other.checkIn && one.checkOut === other.checkOut

/** Everything about a wish that needs nobody else: state, dates and whether anything changes. */
const checkWish = (booking: StoredBooking, wish: StayWish, now: Date): Result<true> => {
  if (!mayBeAltered(booking, now)) return err('alteration.notPossible')
  if (sameDates(booking, wish) && sameGuests(booking.guests, wish.guests)) return err('alteration.unchanged')
  const dates = sameDates(booking, wish) ? ok(true) : checkStay(wish, copenhagenDate(now))
  return dates.ok ? ok(true) : dates
}

/** What can only be said under the home's lock, and before it as a first look: is there room for it, and no other change open? */
export const checkOpening = async (
  reader: Reader,
  booking: StoredBooking,
  wish: StayWish & { quote: Quote },
): Promise<Result<true>> => {
  if (await openAlterationOf(reader, booking.id)) return err('alteration.alreadyOpen')
  if (await isStayOfSuspended(reader, booking.id)) return err('booking.personUnavailable')
  const hindrance = await hindranceOf(reader, booking.id)
  if (hindrance) return err(refusalOf[hindrance])
  const taken = await takenRanges(reader, booking.listingId, wish.checkIn, wish.checkOut)
  if (taken.some(({ bookingId }) => bookingId !== booking.id)) return err('booking.datesTaken')
  const { given } = await moneyOf(reader, booking.id)
  return coversRefunds(wish.quote, given) ? ok(true) : err('alteration.belowRefunds')
}

const refusalOfQuote: Partial<Record<ErrorCode, ErrorCode>> = {
  'quote.datesInvalid': 'booking.datesInvalid',
  'rates.notFound': 'booking.listingUnavailable',
}

/** What a change would mean for a booking at an instant, outside any transaction. */
export const prepareAlteration = async (
  deps: Deps,
  booking: StoredBooking,
  wish: StayWish,
  now: Date,
): Promise<Result<PreparedAlteration>> => {
  const { checkIn, checkOut, guests } = wish
  const checked = checkWish(booking, wish, now)
  if (!checked.ok) return checked
  const home = await learnHome(deps, booking.listingId)
  if (!home) return err('booking.listingUnavailable')
  const [capacity, pets] = [checkCapacity(guests, home.maxGuests), checkPets(guests, home.petsAllowed)]
  if (!capacity.ok) return capacity
  if (!pets.ok) return pets
  const newCheckInAt = checkIn === booking.checkIn ? booking.checkInAt : checkInInstant(checkIn, home.checkInFrom)
  if (newCheckInAt.getTime() <= now.getTime()) return err('booking.datesPast')
  const quoted = await deps.pricing.requote({ agreed: booking.quote, checkIn, checkOut }, asLongAsAsked)
  if (!quoted.ok) return err(refusalOfQuote[quoted.error.code] ?? quoted.error.code, quoted.error.params)
  const { quote, waivedOre } = waiveSmall(booking.quote, quoted.value)
  const opening = await checkOpening(deps.db.client, booking, { ...wish, quote })
  if (!opening.ok) return opening
  const differenceOre = quote.totalOre - booking.totalOre
  const { hostShareOre: hostDifferenceOre } = sharesBetween(booking.quote, quote)
  return ok({ checkIn, checkOut, guests, newCheckInAt, quote, differenceOre, hostDifferenceOre, waivedOre })
}

/** Whose booking it is, and on which side somebody stands; strangers cannot tell it from one that does not exist. */
export const findSide = async (
  reader: Reader,
  userId: string,
  bookingId: string,
): Promise<Result<{ booking: StoredBooking; side: StaySide }>> => {
  const booking = await findBooking(reader, bookingId)
  const side = booking && sideOf(booking, userId)
  return side ? ok({ booking, side }) : err('booking.notFound')
}

/** On which side of a stay somebody stands; undefined for all others, admins among them: nobody agrees in another's name. */
export const sideOf = (
  { guestId, hostId }: Pick<StoredBooking, 'guestId' | 'hostId'>,
  userId: string,
): StaySide | undefined => {
  if (userId === guestId) return 'guest'
  return userId === hostId ? 'host' : undefined
}
