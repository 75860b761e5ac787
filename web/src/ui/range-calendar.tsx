import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker } from 'react-day-picker'
import { da } from 'react-day-picker/locale/da'
import { enGB } from 'react-day-picker/locale/en-GB'
import { useTranslation } from 'react-i18next'
import { fromLocalDay, toLocalDay } from '../lib/calendar-date.ts'
import { isDayOff, lastDay, pickFreeDay } from '../lib/pick-free-day.ts'
import type { StayDraft, TakenRange } from '../lib/stay.ts'

const parts = {
  root: 'calendar',
  months: 'calendar-months',
  month: 'calendar-month',
  month_caption: 'calendar-caption',
  nav: 'calendar-nav',
  month_grid: 'calendar-grid',
  weekday: 'calendar-weekday',
  day: 'calendar-day',
  today: 'calendar-today',
  disabled: 'calendar-off',
  outside: 'calendar-outside',
  range_start: 'calendar-start',
  range_middle: 'calendar-middle',
  range_end: 'calendar-end',
} as const

interface RangeCalendarProps {
  draft: StayDraft
  onChange: (draft: StayDraft) => void
  /** Today's date in Copenhagen; days before it are off. */
  today: string
  taken?: readonly TakenRange[]
  months?: 1 | 2
  autoFocus?: boolean
}

/** Picks check-in and check-out; weeks start on Monday, days that are past, taken or too far ahead are off. */
export const RangeCalendar = ({
  draft,
  onChange,
  today,
  taken = [],
  months = 1,
  autoFocus = false,
}: RangeCalendarProps) => {
  const { i18n } = useTranslation()
  const selected = {
    from: draft.checkIn ? toLocalDay(draft.checkIn) : undefined,
    to: draft.checkOut ? toLocalDay(draft.checkOut) : undefined,
  }
  return (
    <DayPicker
      mode="range"
      locale={i18n.language === 'da' ? da : enGB}
      weekStartsOn={1}
      numberOfMonths={months}
      pagedNavigation={false}
      defaultMonth={toLocalDay(draft.checkIn ?? today)}
      startMonth={toLocalDay(today)}
      endMonth={toLocalDay(lastDay(draft, today))}
      today={toLocalDay(today)}
      autoFocus={autoFocus}
      disabled={(day) => isDayOff(draft, fromLocalDay(day), today, taken)}
      selected={selected}
      onSelect={(_range, day) => onChange(pickFreeDay(draft, fromLocalDay(day), taken))}
      classNames={parts}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? (
            <ChevronLeft aria-hidden="true" className="size-5" />
          ) : (
            <ChevronRight aria-hidden="true" className="size-5" />
          ),
      }}
    />
  )
}
