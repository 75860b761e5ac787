import { isNightTaken, isStayTaken, lastCheckOut, pickDay, type StayDraft, type TakenRange } from './stay.ts'

/**
 * Can this day not be clicked? Past days never; a day whose night is taken only as the departure that meets it.
 */
export const isDayOff = (draft: StayDraft, day: string, today: string, taken: readonly TakenRange[]): boolean => {
  if (day < today) return true
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
