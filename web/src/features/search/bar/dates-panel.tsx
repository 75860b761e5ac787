import { addMonths } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import { RangeCalendar } from '../../../domain/calendar/range-calendar.tsx'
import { useToday } from '../../../lib/clock/use-now.ts'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import type { SearchDraft } from '../query/search-draft.ts'
import { flexDayOptions } from '../query/search-state.ts'
import { useMonthName } from './use-month-name.ts'

/** The number of months that a flexible search may name. */
const monthsAhead = 12

const capitalized = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

interface DatesPanelProps {
  draft: SearchDraft
  onChange: (draft: SearchDraft) => void
  months: 1 | 2
}

/** Chooses fixed dates that may move a little, or any weekend or week of a month. */
export const DatesPanel = ({ draft, onChange, months }: DatesPanelProps) => {
  const { t } = useTranslation('search')
  const today = useToday()
  const monthName = useMonthName()
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
        <div className="grid max-w-[38rem] gap-5">
          <ChoiceGroup
            legend={t('someSpan')}
            value={some.span}
            options={[
              { value: 'weekend', label: t('span.weekend') },
              { value: 'week', label: t('span.week') },
            ]}
            onChoose={(span) => onChange({ ...draft, some: { ...some, span } })}
          />
          <ChoiceGroup
            legend={t('someMonth')}
            value={some.month}
            options={upcoming.map((month) => ({ value: month, label: capitalized(monthName(month)) }))}
            onChoose={(month) => onChange({ ...draft, some: { ...some, month } })}
          />
        </div>
      ) : (
        <>
          <RangeCalendar
            draft={draft.dates}
            today={today}
            months={months}
            onChange={(dates) => onChange({ ...draft, dates })}
          />
          <ChoiceGroup
            legend={t('flexLegend')}
            value={String(draft.flex)}
            options={flexDayOptions.map((days) => ({
              value: String(days),
              label: days === 0 ? t('flexNone') : t('flexDays', { count: days }),
            }))}
            onChoose={(value) =>
              onChange({ ...draft, flex: flexDayOptions.find((days) => String(days) === value) ?? 0 })
            }
          />
        </>
      )}
    </div>
  )
}
