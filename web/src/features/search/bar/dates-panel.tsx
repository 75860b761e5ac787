import { addMonths } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import { RangeCalendar } from '../../../domain/calendar/range-calendar.tsx'
import { useToday } from '../../../lib/clock/use-now.ts'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import type { SearchDraft } from '../query/search-draft.ts'
import { type FlexiblePeriod, flexDayOptions } from '../query/search-state.ts'
import { useMonthName } from './use-month-name.ts'

/** The number of months that a flexible search may name. */
const monthsAhead = 12

const capitalized = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

interface DraftProps {
  draft: SearchDraft
  onChange: (draft: SearchDraft) => void
}

interface DatesPanelProps extends DraftProps {
  months: 1 | 2
}

interface PeriodChoiceProps {
  period: FlexiblePeriod
  /** The months `YYYY-MM` to choose from. */
  upcoming: readonly string[]
  onChange: (period: FlexiblePeriod) => void
}

/** Chooses any weekend or week of a month. */
const PeriodChoice = ({ period, upcoming, onChange }: PeriodChoiceProps) => {
  const { t } = useTranslation('search')
  const monthName = useMonthName()
  return (
    <div className="grid max-w-[38rem] gap-5">
      <ChoiceGroup
        legend={t('someSpan')}
        value={period.span}
        options={[
          { value: 'weekend', label: t('span.weekend') },
          { value: 'week', label: t('span.week') },
        ]}
        onChoose={(span) => onChange({ ...period, span })}
      />
      <ChoiceGroup
        legend={t('someMonth')}
        value={period.month}
        options={upcoming.map((month) => ({ value: month, label: capitalized(monthName(month)) }))}
        onChoose={(month) => onChange({ ...period, month })}
      />
    </div>
  )
}

/** Chooses by how many days fixed dates may move. */
const FlexChoice = ({ draft, onChange }: DraftProps) => {
  const { t } = useTranslation('search')
  return (
    <ChoiceGroup
      legend={t('flexLegend')}
      value={String(draft.flex)}
      options={flexDayOptions.map((days) => ({
        value: String(days),
        label: days === 0 ? t('flexNone') : t('flexDays', { count: days }),
      }))}
      onChoose={(value) => onChange({ ...draft, flex: flexDayOptions.find((days) => String(days) === value) ?? 0 })}
    />
  )
}

/** Chooses fixed dates that may move a little, or any weekend or week of a month. */
export const DatesPanel = ({ draft, onChange, months }: DatesPanelProps) => {
  const { t } = useTranslation('search')
  const today = useToday()
  const upcoming = Array.from({ length: monthsAhead }, (_, ahead) =>
    addMonths(`${today.slice(0, 7)}-01`, ahead).slice(0, 7),
  )
  const { some, flexible } = draft
  const monthChosen = draft.dates.stay?.checkIn.slice(0, 7)
  return (
    <div className="grid gap-5">
      <ChoiceGroup
        variant="segments"
        legend={t('dateMode')}
        value={flexible ? 'some' : 'fixed'}
        options={[
          { value: 'fixed', label: t('fixedDates') },
          { value: 'some', label: t('flexibleDates') },
        ]}
        onChoose={(mode) =>
          onChange({
            ...draft,
            flexible: mode === 'some',
            some: some ?? {
              span: 'weekend',
              month: upcoming.find((month) => month === monthChosen) ?? upcoming[1] ?? '',
            },
          })
        }
      />
      {flexible && some ? (
        <PeriodChoice period={some} upcoming={upcoming} onChange={(period) => onChange({ ...draft, some: period })} />
      ) : (
        <>
          <RangeCalendar
            draft={draft.dates}
            today={today}
            months={months}
            onChange={(dates) => onChange({ ...draft, dates })}
          />
          <FlexChoice draft={draft} onChange={onChange} />
        </>
      )}
    </div>
  )
}
