import { fromLocalDay } from '../../lib/dates/local-day.ts'
import type { StayDraft } from '../stay/stay.ts'
import { type DayMark, marksOf, type OpenDays } from './pick-day.ts'

const marks = {
  start: 'calendar-start',
  lone: 'calendar-lone',
  middle: 'calendar-middle',
  end: 'calendar-end',
  reach: 'calendar-reach',
  tip: 'calendar-tip',
  oldStart: 'calendar-old-start',
  oldMiddle: 'calendar-old-middle',
  oldEnd: 'calendar-old-end',
} as const satisfies Record<DayMark, string>

/** Classes of the days' marks and of the person's own unpaid nights, by modifier. */
export const modifierClasses = { ...marks, own: 'calendar-own' }

/** For each mark, whether a day of the day picker has it. `over` is the day under pointer or focus. */
export const markModifiers = (draft: StayDraft, over: string | null, open: OpenDays) =>
  Object.fromEntries(
    Object.keys(marks).map((mark) => [
      mark,
      (day: Date) => marksOf(draft, fromLocalDay(day), over, open).some((each) => each === mark),
    ]),
  )
