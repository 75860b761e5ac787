import { addDays, lastCheckIn, mostNights } from '@nordbo/stay-rules'
import { isNightTaken, isStayTaken, lastCheckOut, type StayDraft, type TakenRange } from '../stay/stay.ts'

/** What a home's rules say about days. Only homes that have some load it (`ruled-calendar.tsx`). */
export interface DayRules {
  /** Why the day cannot be the departure of the picked arrival, or an arrival; null if it can. Words for a person. */
  refusal: (draft: StayDraft, day: string) => string | null
  /** Is the day within the longest stay that begins with an arrival? */
  reaches: (started: string, day: string) => boolean
  /** The last possible arrival. */
  lastArrival: string
}

/** What decides about the days of a calendar. `today` is the date in Copenhagen. */
export interface OpenDays {
  today: string
  taken?: readonly TakenRange[]
  rules?: DayRules | undefined
}

/**
 * The last day that can be picked: the departure of the longest stay once an arrival is picked, else the last
 * bookable arrival.
 */
export const lastDay = ({ started }: StayDraft, { today, rules }: OpenDays): string => {
  if (started !== null) return addDays(started, mostNights)
  return rules ? rules.lastArrival : lastCheckIn(today)
}

/**
 * Is the day not selectable? Past and too distant days never are, nor those that the rules refuse. A day whose night
 * is taken is selectable only as the departure directly before it.
 */
export const isDayDisabled = (draft: StayDraft, day: string, open: OpenDays): boolean => {
  const { today, taken = [], rules } = open
  if (day < today || day > lastDay(draft, open)) return true
  if (isNightTaken(taken, day) && (draft.started === null || day !== lastCheckOut(taken, draft.started))) return true
  return rules ? rules.refusal(draft, day) !== null : false
}

/** The days that a calendar shows as chosen: a picked arrival alone, else the stay's arrival and departure. */
export const chosenDays = ({ stay, started }: StayDraft) =>
  started ? { from: started, to: null } : { from: stay?.checkIn, to: stay?.checkOut }

/** Taken nights that lie before a picked departure. */
export interface BlockedRange {
  /** The day that was picked. */
  day: string
  /** The last possible departure: the first taken night begins on it. */
  from: string
  /** The first day after the taken nights. */
  to: string
}

/** Finds the first taken nights between an arrival and a departure. Null where all are free. */
export const findBlockedRange = (taken: readonly TakenRange[], started: string, day: string): BlockedRange | null => {
  if (!isStayTaken(taken, { checkIn: started, checkOut: day })) return null
  const from = lastCheckOut(taken, started) ?? day
  let to = from
  while (to < day && isNightTaken(taken, to)) to = addDays(to, 1)
  return { day, from, to }
}

/**
 * Picks a day. The first is the arrival, a later one the departure. A day on or before the arrival, or beyond the
 * longest stay, becomes the arrival. The former stay is kept until the new one is complete. A departure beyond taken
 * nights leaves the draft unchanged and is returned as `blocked`.
 */
export const pickDay = (
  draft: StayDraft,
  day: string,
  { taken = [], rules }: Partial<OpenDays> = {},
): { draft: StayDraft; blocked: BlockedRange | null } => {
  const { stay, started } = draft
  if (started === null || day <= started || rules?.reaches(started, day) === false)
    return { draft: { stay, started: day }, blocked: null }
  const blocked = findBlockedRange(taken, started, day)
  if (blocked) return { draft, blocked }
  return { draft: { stay: { checkIn: started, checkOut: day }, started: null }, blocked: null }
}

/** How the calendar marks a day. */
export type DayMark = 'start' | 'lone' | 'middle' | 'end' | 'reach' | 'tip' | 'oldStart' | 'oldMiddle' | 'oldEnd'

/**
 * The marks of a day: the chosen stay; the picked arrival (`lone` without a preview); the preview up to the day
 * under pointer or focus (`reach`, ending in `tip`); and the former stay (`old…`) while a new one is picked.
 */
export const marksOf = (
  { stay, started }: StayDraft,
  day: string,
  over: string | null,
  { taken = [], rules }: Partial<OpenDays> = {},
): DayMark[] => {
  const marks: DayMark[] = []
  if (stay) {
    const old = started !== null
    if (day === stay.checkIn) marks.push(old ? 'oldStart' : 'start')
    else if (day === stay.checkOut) marks.push(old ? 'oldEnd' : 'end')
    else if (stay.checkIn < day && day < stay.checkOut) marks.push(old ? 'oldMiddle' : 'middle')
  }
  if (started === null) return marks
  const reaches =
    over !== null &&
    over > started &&
    rules?.reaches(started, over) !== false &&
    !isStayTaken(taken, { checkIn: started, checkOut: over })
  if (day === started) marks.push('start', ...(reaches ? [] : (['lone'] as const)))
  if (reaches && day === over) marks.push('tip')
  else if (reaches && started < day && day < over) marks.push('reach')
  return marks
}
