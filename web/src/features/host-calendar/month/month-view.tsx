import { addMonths } from '@nordbo/stay-rules'
import { CalendarSync, ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { DayActions } from '../actions/day-actions.tsx'
import type { PressedStay } from '../actions/selection-bar.tsx'
import { type CalendarRow, rowOfDays } from '../calendar-days.ts'
import { CalendarWait } from '../calendar-wait.tsx'
import { monthsLater } from '../query/calendar-address.ts'
import { useMonth } from '../query/use-calendar.ts'
import { useSelection } from '../selection/use-selection.ts'
import { useMonthName } from '../use-month-name.ts'
import { MonthGrid } from './month-grid.tsx'

type Home = Pick<CalendarRow, 'id' | 'title' | 'city'>

interface MonthViewProps {
  homes: readonly Home[]
  home: Home
  month: string
  today: string
  onHome: (id: string) => void
  onMonth: (month: string) => void
}

/** The home and the month that are shown, and the way to others. */
const MonthHead = ({ homes, home, month, today, onHome, onMonth }: MonthViewProps) => {
  const { t } = useTranslation('host-calendar')
  const monthName = useMonthName()
  return (
    <div className="mb-4 grid items-end gap-3 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <Select
            label={t('home')}
            value={home.id}
            options={homes.map(({ id, title, city }) => ({ value: id, label: `${title}, ${city}` }))}
            onChoose={onHome}
          />
        </div>
        <ButtonLink to={`/host/dashboard/calendar/sync/${home.id}`} variant="outline" size="small" className="min-h-12">
          <CalendarSync aria-hidden="true" className="size-4" />
          {t('sync')}
        </ButtonLink>
      </div>
      <div className="flex items-center justify-between gap-1">
        <IconButton label={t('previousMonth')} onClick={() => onMonth(monthsLater(month, -1))}>
          <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <h2 aria-live="polite" className="min-w-40 text-center text-22 first-letter:uppercase">
          {monthName(month)}
        </h2>
        <IconButton label={t('nextMonth')} onClick={() => onMonth(monthsLater(month, 1))}>
          <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <Button
          variant="quiet"
          size="small"
          disabled={month === today.slice(0, 7)}
          onClick={() => onMonth(today.slice(0, 7))}
        >
          {t('toToday')}
        </Button>
      </div>
    </div>
  )
}

const noDays: readonly never[] = []

/** A month of one home. */
export const MonthView = (props: MonthViewProps) => {
  const { home, month, today } = props
  const monthName = useMonthName()
  const query = useMonth(home.id, month)
  const [pressed, setPressed] = useState<PressedStay | null>(null)
  const { id, title, city } = home
  const found = query.data?.days ?? noDays
  const row = useMemo(
    () => rowOfDays({ id, title, city }, found, addMonths(`${month}-01`, 1)),
    [id, title, city, found, month],
  )
  const rows = useMemo(() => [row], [row])
  const days = useSelection(rows)
  return (
    <>
      <MonthHead {...props} />
      {query.data === undefined ? (
        <CalendarWait query={query} />
      ) : (
        <>
          <MonthGrid
            row={row}
            month={month}
            monthName={monthName(month)}
            today={today}
            days={days}
            onPressedStay={setPressed}
          />
          <DayActions rows={rows} days={days} pressed={pressed} />
        </>
      )}
    </>
  )
}
