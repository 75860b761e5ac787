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
import { findOpenAlteration } from '../booking/alteration-store.ts'
import { findBooking, type StoredBooking } from '../booking/booking-store.ts'
import type { Reader } from '../core/database.ts'
import { callOptions, type Deps } from '../core/deps.ts'
import { checkInInstant } from '../lifecycle/deadlines.ts'
import { checkAlteredRules, checkCapacity, checkPets, checkStay } from '../lifecycle/stay-rules.ts'
import { ensureListing } from '../listing/ensure-listings.ts'
import { coversRefunds, shareDifference, waiveSmallDifference } from '../money/price-difference.ts'
import { findClosedRanges } from '../occupancy/closed-ranges.ts'
import { findBookedMoney } from '../payment/refund-store.ts'
import { hasSuspendedPerson } from '../people/suspended.ts'
import { blockerErrors, findProposalBlocker } from './blockers.ts'

/** The dates and guests that one side asks for. */
export interface AlterationInput {
  checkIn: string
  checkOut: string
  guests: GuestCounts
}

/** A valid input with the price of the altered stay. */
export interface PreparedAlteration extends AlterationInput {
  newCheckInAt: Date
  quote: Quote
  differenceOre: number
  hostDifferenceOre: number
  waivedOre: number
}

/** Can this booking's dates or guests be altered now? Only while the stay is confirmed and has not begun. */
export const canBeAltered = ({ status, checkInAt }: Pick<StoredBooking, 'status' | 'checkInAt'>, now: Date): boolean =>
  status === 'confirmed' && now.getTime() < checkInAt.getTime()

const sameGuests = (one: GuestCounts, other: GuestCounts): boolean =>
  one.adults === other.adults &&
  one.children === other.children &&
  one.babies === other.babies &&
  one.pets === other.pets

const sameDates = (one: AlterationInput, other: AlterationInput): boolean =>
  one.checkIn === other.checkIn && one.checkOut === other.checkOut

/** The checks that need only the booking: its state, the dates, and whether anything changes. */
const checkInput = (booking: StoredBooking, input: AlterationInput, now: Date): Result<true> => {
  if (!canBeAltered(booking, now)) return err('alteration.notPossible')
  if (sameDates(booking, input) && sameGuests(booking.guests, input.guests)) return err('alteration.unchanged')
  const dates = sameDates(booking, input) ? ok(true) : checkStay(input, copenhagenDate(now))
  return dates.ok ? ok(true) : dates
}

/**
 * The checks that depend on other rows: no other open alteration, no blocker, the home's rules, free nights, refunds covered. Run before the lock as a
 * first look and again under it.
 */
export const checkAlterable = async (
  reader: Reader,
  booking: StoredBooking,
  input: AlterationInput & { quote: Quote },
  now: Date,
): Promise<Result<true>> => {
  if (await findOpenAlteration(reader, booking.id)) return err('alteration.alreadyOpen')
  if (await hasSuspendedPerson(reader, booking.id)) return err('booking.personUnavailable')
  const blocker = await findProposalBlocker(reader, booking.id)
  if (blocker) return err(blockerErrors[blocker])
  const { rules, closed } = await findClosedRanges(reader, booking.listingId, {
    from: input.checkIn,
    to: input.checkOut,
  })
  const allowed = checkAlteredRules(rules, booking, input, copenhagenDate(now))
  if (!allowed.ok) return allowed
  if (closed.some(({ bookingId }) => bookingId !== booking.id)) return err('booking.datesTaken')
  const { refunded } = await findBookedMoney(reader, booking.id)
  return coversRefunds(input.quote, refunded) ? ok(true) : err('alteration.belowRefunds')
}

const refusalOfQuote: Partial<Record<ErrorCode, ErrorCode>> = {
  'quote.datesInvalid': 'booking.datesInvalid',
  'rates.notFound': 'booking.listingUnavailable',
}

/** Checks an alteration and prices it, outside any transaction. */
export const prepareAlteration = async (
  deps: Deps,
  booking: StoredBooking,
  input: AlterationInput,
  now: Date,
): Promise<Result<PreparedAlteration>> => {
  const { checkIn, checkOut, guests } = input
  const checked = checkInput(booking, input, now)
  if (!checked.ok) return checked
  const home = await ensureListing(deps, booking.listingId)
  if (!home) return err('booking.listingUnavailable')
  const [capacity, pets] = [checkCapacity(guests, home.maxGuests), checkPets(guests, home.petsAllowed)]
  if (!capacity.ok) return capacity
  if (!pets.ok) return pets
  const newCheckInAt = checkIn === booking.checkIn ? booking.checkInAt : checkInInstant(checkIn, home.checkInFrom)
  if (newCheckInAt.getTime() <= now.getTime()) return err('booking.datesPast')
  const quoted = await deps.pricing.requote({ agreed: booking.quote, checkIn, checkOut }, callOptions)
  if (!quoted.ok) return err(refusalOfQuote[quoted.error.code] ?? quoted.error.code, quoted.error.params)
  const { quote, waivedOre } = waiveSmallDifference(booking.quote, quoted.value)
  const alterable = await checkAlterable(deps.db.client, booking, { ...input, quote }, now)
  if (!alterable.ok) return alterable
  const differenceOre = quote.totalOre - booking.totalOre
  const { hostShareOre: hostDifferenceOre } = shareDifference(booking.quote, quote)
  return ok({ checkIn, checkOut, guests, newCheckInAt, quote, differenceOre, hostDifferenceOre, waivedOre })
}

/** A booking and the side of the person who asks. Everybody else gets `booking.notFound`. */
export const findBookingForSide = async (
  reader: Reader,
  userId: string,
  bookingId: string,
): Promise<Result<{ booking: StoredBooking; side: StaySide }>> => {
  const booking = await findBooking(reader, bookingId)
  const side = booking && sideOf(booking, userId)
  return side ? ok({ booking, side }) : err('booking.notFound')
}

/** The side of a person; undefined for everybody else. Admins have no side, because nobody agrees in another person's name. */
export const sideOf = (
  { guestId, hostId }: Pick<StoredBooking, 'guestId' | 'hostId'>,
  userId: string,
): StaySide | undefined => {
  if (userId === guestId) return 'guest'
  return userId === hostId ? 'host' : undefined
}
