import { isCalendarDate, lastCheckIn, mostNights, nightsBetween } from '@nordbo/stay-rules'

/** A stay is the half-open range [checkIn, checkOut) of calendar dates. */
export interface Stay {
  checkIn: string
  checkOut: string
}

/** Dates while they are being picked: the stay that counts, and the arrival of the one that is to take its place. */
export interface StayDraft {
  stay: Stay | null
  started: string | null
}

/** Nothing chosen and nothing begun. */
export const emptyStayDraft: StayDraft = { stay: null, started: null }

/** The stay named in the address, in both spellings (docs/product/listings.md, Search), or null when it is missing, reversed, past or too far ahead to be booked. */
export const readStay = (params: URLSearchParams, today: string): Stay | null => {
  const checkIn = params.get('checkIn') ?? params.get('checkin')
  const checkOut = params.get('checkOut') ?? params.get('checkout')
  if (!isCalendarDate(checkIn) || !isCalendarDate(checkOut)) return null
  const nights = nightsBetween(checkIn, checkOut)
  if (nights < 1 || nights > mostNights || checkIn < today || checkIn > lastCheckIn(today)) return null
  return { checkIn, checkOut }
}

/** Writes a stay into the address. */
export const writeStay = (params: URLSearchParams, stay: Stay | null): void => {
  for (const name of ['checkIn', 'checkOut', 'checkin', 'checkout']) params.delete(name)
  if (!stay) return
  params.set('checkIn', stay.checkIn)
  params.set('checkOut', stay.checkOut)
}

/** Taken half-open ranges of a home. */
export interface TakenRange {
  from: string
  to: string
}

/** May one arrive on this day? Its night must be free. */
export const isNightTaken = (taken: readonly TakenRange[], day: string): boolean =>
  taken.some((range) => range.from <= day && day < range.to)

/** Is any night of the stay taken? */
export const isStayTaken = (taken: readonly TakenRange[], stay: Stay): boolean =>
  taken.some((range) => range.from < stay.checkOut && stay.checkIn < range.to)

/** The last day one may leave when arriving on a day: where the next taken range begins. Null when nothing follows. */
export const lastCheckOut = (taken: readonly TakenRange[], checkIn: string): string | null =>
  taken
    .map((range) => range.from)
    .filter((from) => from > checkIn)
    .sort()[0] ?? null
