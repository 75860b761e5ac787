import { isCalendarDate, lastCheckIn, mostNights, nightsBetween } from '@nordbo/stay-rules'

/** What is wrong with an address's dates. */
export type StayHint = 'dates' | 'datesReversed' | 'datesPast' | 'datesFar' | 'datesLong'
/** What is wrong with an address's guests: no adult, children alone, or a count that is no number. */
export type GuestsHint = 'guestsNone' | 'guestsAlone' | 'party'
/**
 * What of a home's address could not be used: dates, guests, guests beyond its capacity, or pets where none are
 * allowed.
 */
export type ListingHint = StayHint | GuestsHint | 'guestsOver' | 'petsLeft'

/** Why the dates of an address are ignored. Null where they are used or absent. */
export const stayHint = (params: URLSearchParams, today: string): StayHint | null => {
  const checkIn = params.get('checkIn') ?? params.get('checkin')
  const checkOut = params.get('checkOut') ?? params.get('checkout')
  if (checkIn === null && checkOut === null) return null
  if (!isCalendarDate(checkIn) || !isCalendarDate(checkOut)) return 'dates'
  if (checkOut <= checkIn) return 'datesReversed'
  if (checkIn < today) return 'datesPast'
  if (checkIn > lastCheckIn(today)) return 'datesFar'
  return nightsBetween(checkIn, checkOut) > mostNights ? 'datesLong' : null
}

/** Largest accepted counts beside adults. */
const largestCounts = { children: 50, babies: 20, pets: 20 } as const
const isCount = (text: string | null, largest: number): boolean =>
  text === null || (/^\d+$/.test(text) && Number(text) <= largest)

/** What of an address's guests is not used as given. */
export const guestsHints = (params: URLSearchParams): GuestsHint[] => {
  const pets = params.get('pets')
  const hasInvalidCount = [
    isCount(params.get('children'), largestCounts.children),
    isCount(params.get('babies'), largestCounts.babies),
    pets === 'true' || pets === 'false' || isCount(pets, largestCounts.pets),
  ].includes(false)
  const hints: GuestsHint[] = hasInvalidCount ? ['party'] : []
  const given = params.get('adults') ?? params.get('guests')
  if (given === null) return hints
  const [number, children] = [Number(given), Number(params.get('children')) || 0]
  const adults = params.has('adults') ? number : number - children
  const noGuests = !Number.isInteger(number) || number < 0 || (number === 0 && children <= 0)
  if (noGuests) return ['guestsNone', ...hints]
  return adults < 1 ? ['guestsAlone', ...hints] : hints
}
