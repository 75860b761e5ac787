import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { da } from 'react-day-picker/locale/da'
import { enGB } from 'react-day-picker/locale/en-GB'
import { useTranslation } from 'react-i18next'
import { fromLocalDay, toLocalDay } from '../../lib/dates/local-day.ts'
import { emptyStayDraft, isNightTaken, type StayDraft, type TakenRange } from '../stay/stay.ts'
import { calendarFormatters } from './calendar-formatters.ts'
import { CalendarLine } from './calendar-line.tsx'
import { type BlockedRange, chosenDays, isDayDisabled, lastDay, type OpenDays, pickDay } from './pick-day.ts'
import { markModifiers, modifierClasses } from './range-calendar-marks.ts'
import { useFittingMonths } from './use-fitting-months.ts'
import { useRangeCalendarLabel } from './use-range-calendar-label.ts'

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
} as const

/** Defined once: a component that is redefined on every render remounts and loses a press in progress. */
const components = {
  Chevron: ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) =>
    orientation === 'left' ? (
      <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
    ) : (
      <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
    ),
}

export interface RangeCalendarProps extends OpenDays {
  draft: StayDraft
  onChange: (draft: StayDraft) => void
  /** Nights that the signed-in person holds unpaid. */
  own?: readonly TakenRange[]
  /** Months side by side. By default as many as fit. */
  months?: 1 | 2
  autoFocus?: boolean
  /** Shows a button that clears the dates. */
  clearable?: boolean
  /** What the home's rules say about the day under pointer or focus, or about the departure to pick. */
  hint?: string | null
}

/** Picks days one after the other. `blocked` is why the last one cannot be the departure. */
const usePicking = (draft: StayDraft, open: OpenDays, onChange: (draft: StayDraft) => void) => {
  const [blocked, setBlocked] = useState<BlockedRange | null>(null)
  const change = (next: StayDraft, why: BlockedRange | null = null): void => {
    setBlocked(why)
    if (next !== draft) onChange(next)
  }
  const pick = (day: string): void => {
    const picked = pickDay(draft, day, open)
    change(picked.draft, picked.blocked)
  }
  return { blocked, change, pick }
}

/** Explains the dot on nights that the signed-in person holds unpaid. */
const OwnDaysNote = () => {
  const { t } = useTranslation('ui')
  return (
    <p className="mx-auto mt-3 flex max-w-[41rem] items-center gap-2 text-14 text-soft">
      <span aria-hidden="true" className="size-2 shrink-0 rounded-pill bg-success" />
      {t('ownDays')}
    </p>
  )
}

/**
 * The calendar for check-in and check-out, used everywhere. It marks and previews a stay and explains why a
 * departure is impossible. Weeks start on Monday. Days that are past, taken, too far ahead or refused by the home's
 * rules are disabled. A stay that is being changed is kept until the new one is complete.
 */
export const RangeCalendar = ({
  draft,
  onChange,
  own = [],
  months,
  autoFocus = false,
  clearable = false,
  hint = null,
  ...open
}: RangeCalendarProps) => {
  const { i18n } = useTranslation('ui')
  const box = useRef<HTMLDivElement>(null)
  const fitting = useFittingMonths(box)
  const [over, setOver] = useState<string | null>(null)
  const { blocked, change, pick } = usePicking(draft, open, onChange)
  const { stay, started } = draft
  const { today } = open
  const shown = chosenDays(draft)
  const isOwn = (day: string): boolean => day >= today && isNightTaken(own, day)
  const labelDayButton = useRangeCalendarLabel({ draft, open, isOwn })
  return (
    <div ref={box}>
      <DayPicker
        mode="range"
        locale={i18n.language === 'da' ? da : enGB}
        formatters={calendarFormatters(i18n.language)}
        dir={i18n.dir()}
        weekStartsOn={1}
        numberOfMonths={months ?? fitting}
        pagedNavigation={false}
        defaultMonth={toLocalDay(started ?? stay?.checkIn ?? today)}
        startMonth={toLocalDay(today)}
        endMonth={toLocalDay(lastDay(draft, open))}
        today={toLocalDay(today)}
        autoFocus={autoFocus}
        disabled={(day) => isDayDisabled(draft, fromLocalDay(day), open)}
        selected={{
          from: shown.from ? toLocalDay(shown.from) : undefined,
          to: shown.to ? toLocalDay(shown.to) : undefined,
        }}
        onSelect={(_range, day) => pick(fromLocalDay(day))}
        onDayMouseEnter={(day) => setOver(fromLocalDay(day))}
        onDayMouseLeave={() => setOver(null)}
        onDayFocus={(day) => setOver(fromLocalDay(day))}
        onDayBlur={() => setOver(null)}
        modifiers={{ ...markModifiers(draft, over, open), own: (day) => isOwn(fromLocalDay(day)) }}
        modifiersClassNames={modifierClasses}
        labels={{ labelDayButton }}
        classNames={parts}
        components={components}
      />
      {own.length > 0 ? <OwnDaysNote /> : null}
      <CalendarLine
        draft={draft}
        blocked={blocked}
        hint={hint}
        onStartLater={(day) => change({ stay, started: day })}
        onClear={clearable ? () => change(emptyStayDraft) : undefined}
      />
    </div>
  )
}
