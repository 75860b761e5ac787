import { isCalendarDate, lastCheckIn, mostNights, nightsBetween } from '@nordbo/stay-rules'

/** What is wrong with the dates of an address. */
export type StayHint = 'dates' | 'datesReversed' | 'datesPast' | 'datesFar' | 'datesLong'
/** What is wrong with the people of an address: nobody, children by themselves, or companions whose number is none. */
export type GuestsHint = 'guestsNone' | 'guestsAlone' | 'party'
/** What of a home's address could not be used: its dates, its people, more of them than the home takes, or animals where none may come. */
export type ListingHint = StayHint | GuestsHint | 'guestsOver' | 'petsLeft'

/** Why the stay in an address is not used; null where it is, or where the address names none. */
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

/** As far as the people beside the adults are counted. */
const most = { children: 50, babies: 20, pets: 20 } as const
const isCount = (text: string | null, largest: number): boolean =>
  text === null || (/^\d+$/.test(text) && Number(text) <= largest)

/** What of the people in an address is not taken as it stands there. */
export const guestsHints = (params: URLSearchParams): GuestsHint[] => {
  const pets = params.get('pets')
  const odd = [
    isCount(params.get('children'), most.children),
    isCount(params.get('babies'), most.babies),
    pets === 'true' || pets === 'false' || isCount(pets, most.pets),
  ].includes(false)
  const hints: GuestsHint[] = odd ? ['party'] : []
  const given = params.get('adults') ?? params.get('guests')
  if (given === null) return hints
  const [number, children] = [Number(given), Number(params.get('children')) || 0]
  const adults = params.has('adults') ? number : number - children
  const nobody = !Number.isInteger(number) || number < 0 || (number === 0 && children <= 0)
  if (nobody) return ['guestsNone', ...hints]
  return adults < 1 ? ['guestsAlone', ...hints] : hints
}
