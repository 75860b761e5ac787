import { addDays, lastCheckIn, mostNights } from '@nordbo/stay-rules'
import { isNightTaken, isStayTaken, lastCheckOut, type StayDraft, type TakenRange } from '../stay/stay.ts'

/** The last day that can be picked: of a stay that has begun its longest departure, else the last arrival that can be booked. */
export const lastDay = ({ started }: StayDraft, today: string): string =>
  started === null ? lastCheckIn(today) : addDays(started, mostNights)

/**
 * Can this day not be picked? Past days and days that are too far ahead never; a day whose night is taken only as the departure that
 * meets it.
 */
export const isDayDisabled = (draft: StayDraft, day: string, today: string, taken: readonly TakenRange[]): boolean => {
  if (day < today || day > lastDay(draft, today)) return true
  if (!isNightTaken(taken, day)) return false
  return draft.started === null || day !== lastCheckOut(taken, draft.started)
}

/** Why a departure could not be picked: nights that are taken lie before it. */
export interface BlockedRange {
  /** The day that was picked. */
  day: string
  /** The last day of departure: the first taken night begins on it. */
  from: string
  /** The first day after the taken nights. */
  to: string
}

/** The taken nights between an arrival and a departure; null where all are free. */
export const findBlockedRange = (taken: readonly TakenRange[], started: string, day: string): BlockedRange | null => {
  if (!isStayTaken(taken, { checkIn: started, checkOut: day })) return null
  const from = lastCheckOut(taken, started) ?? day
  let to = from
  while (to < day && isNightTaken(taken, to)) to = addDays(to, 1)
  return { day, from, to }
}

/**
 * Picks a day: the first sets the arrival, a later one the departure, and a day on or before the arrival is the new arrival. A stay that was
 * chosen before counts until the new one is whole. A departure beyond taken nights changes nothing, and says which they are.
 */
export const pickDay = (
  draft: StayDraft,
  day: string,
  taken: readonly TakenRange[] = [],
): { draft: StayDraft; blocked: BlockedRange | null } => {
  const { stay, started } = draft
  if (started === null || day <= started) return { draft: { stay, started: day }, blocked: null }
  const blocked = findBlockedRange(taken, started, day)
  if (blocked) return { draft, blocked }
  return { draft: { stay: { checkIn: started, checkOut: day }, started: null }, blocked: null }
}

/** What a day shows in the calendar. */
export type DayMark = 'start' | 'lone' | 'middle' | 'end' | 'reach' | 'tip' | 'oldStart' | 'oldMiddle' | 'oldEnd'

/**
 * What a day shows: a chosen stay; or the arrival that was picked (`lone` while nothing reaches from it), what reaches from it to the day under
 * the pointer or the focus (`reach`, and `tip` at its end), and more quietly the stay that still counts.
 */
export const marksOf = (
  { stay, started }: StayDraft,
  day: string,
  over: string | null,
  taken: readonly TakenRange[] = [],
): DayMark[] => {
  const marks: DayMark[] = []
  if (stay) {
    const old = started !== null
    if (day === stay.checkIn) marks.push(old ? 'oldStart' : 'start')
    else if (day === stay.checkOut) marks.push(old ? 'oldEnd' : 'end')
    else if (stay.checkIn < day && day < stay.checkOut) marks.push(old ? 'oldMiddle' : 'middle')
  }
  if (started === null) return marks
  const reaches = over !== null && over > started && !isStayTaken(taken, { checkIn: started, checkOut: over })
  if (day === started) marks.push('start', ...(reaches ? [] : (['lone'] as const)))
  if (reaches && day === over) marks.push('tip')
  else if (reaches && started < day && day < over) marks.push('reach')
  return marks
}
