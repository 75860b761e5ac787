import { lastCheckIn, mostNights } from './booking-window.ts'
import { addDays } from './calendar-date.ts'
import { isNightTaken, isStayTaken, lastCheckOut, pickDay, type StayDraft, type TakenRange } from './stay.ts'

/** The last day that can be clicked: of a stay that has begun its longest departure, else the last arrival that can be booked. */
export const lastDay = (draft: StayDraft, today: string): string =>
  draft.checkIn !== null && draft.checkOut === null ? addDays(draft.checkIn, mostNights) : lastCheckIn(today)

/**
 * Can this day not be clicked? Past days and days that are too far ahead never; a day whose night is taken only as the departure that
 * meets it.
 */
export const isDayOff = (draft: StayDraft, day: string, today: string, taken: readonly TakenRange[]): boolean => {
  if (day < today || day > lastDay(draft, today)) return true
  if (!isNightTaken(taken, day)) return false
  const ending = draft.checkIn !== null && draft.checkOut === null
  return !(ending && draft.checkIn !== null && day === lastCheckOut(taken, draft.checkIn))
}

/** A click in a home's calendar: as in the search, but a range over taken nights starts again from the clicked day. */
export const pickFreeDay = (draft: StayDraft, day: string, taken: readonly TakenRange[]): StayDraft => {
  const next = pickDay(draft, day)
  if (!next.checkIn || !next.checkOut) return next
  return isStayTaken(taken, { checkIn: next.checkIn, checkOut: next.checkOut })
    ? { checkIn: day, checkOut: null }
    : next
}
