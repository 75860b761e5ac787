import { isCalendarDate, lastCheckIn, mostNights, nightsBetween } from '@nordbo/stay-rules'

/** A stay is the half-open range [checkIn, checkOut) of calendar dates. */
export interface Stay {
  checkIn: string
  checkOut: string
}

/** Dates while they are being picked: the current stay, and the arrival of the one that will replace it. */
export interface StayDraft {
  stay: Stay | null
  started: string | null
}

/** No stay and no picked arrival. */
export const emptyStayDraft: StayDraft = { stay: null, started: null }

/**
 * Reads the stay from the address, in both spellings (docs/product/listings.md, Search). Null when it is missing,
 * reversed, past, too long or too far ahead.
 */
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

/** Is the night that begins on this day taken? */
export const isNightTaken = (taken: readonly TakenRange[], day: string): boolean =>
  taken.some((range) => range.from <= day && day < range.to)

/** Is any night of the stay taken? */
export const isStayTaken = (taken: readonly TakenRange[], stay: Stay): boolean =>
  taken.some((range) => range.from < stay.checkOut && stay.checkIn < range.to)

/** The last possible departure for an arrival: where the next taken range begins. Null without a later range. */
export const lastCheckOut = (taken: readonly TakenRange[], checkIn: string): string | null =>
  taken
    .map((range) => range.from)
    .filter((from) => from > checkIn)
    .sort()[0] ?? null
