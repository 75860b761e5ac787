import { lastCheckIn, mostNights } from './booking-window.ts'
import { isCalendarDate, nightsBetween } from './calendar-date.ts'

/** A stay is the half-open range [checkIn, checkOut) of calendar dates. */
export interface Stay {
  checkIn: string
  checkOut: string
}

/** A range while it is being picked. */
export interface StayDraft {
  checkIn: string | null
  checkOut: string | null
}

/** The stay named in the address (both spellings of guest.md §2), or null when it is missing, reversed, past or too far ahead to be booked. */
export const readStay = (params: URLSearchParams, today: string): Stay | null => {
  const checkIn = params.get('checkIn') ?? params.get('checkin')
  const checkOut = params.get('checkOut') ?? params.get('checkout')
  if (!isCalendarDate(checkIn) || !isCalendarDate(checkOut)) return null
  const nights = nightsBetween(checkIn, checkOut)
  if (nights < 1 || nights > mostNights || checkIn < today || checkIn > lastCheckIn(today)) return null
  return { checkIn, checkOut }
}

/** Writes a stay into the address. */
export const writeStay = (params: URLSearchParams, stay: StayDraft | null): void => {
  for (const name of ['checkIn', 'checkOut', 'checkin', 'checkout']) params.delete(name)
  if (!stay?.checkIn || !stay.checkOut) return
  params.set('checkIn', stay.checkIn)
  params.set('checkOut', stay.checkOut)
}

/** Both ends of a draft, once they are there. */
export const asStay = (draft: StayDraft): Stay | null =>
  draft.checkIn && draft.checkOut ? { checkIn: draft.checkIn, checkOut: draft.checkOut } : null

/**
 * Picking a range by clicks (guest.md §4): the first sets the start; a later day sets the end; a day before or on the
 * start restarts from it; with both ends set a click restarts.
 */
export const pickDay = (draft: StayDraft, day: string): StayDraft => {
  if (!draft.checkIn || draft.checkOut || day <= draft.checkIn) return { checkIn: day, checkOut: null }
  return { checkIn: draft.checkIn, checkOut: day }
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
