import { ChevronLeft, ChevronRight, SearchX, ZoomIn, ZoomOut } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebounced } from '../../../lib/browser/use-debounced.ts'
import { useIsWide, useMediaQuery } from '../../../lib/browser/use-media-query.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { DayActions } from '../actions/day-actions.tsx'
import type { PressedStay } from '../actions/selection-bar.tsx'
import { type CalendarRow, rowOfHome } from '../calendar-days.ts'
import { CalendarWait } from '../calendar-wait.tsx'
import { type CalendarAddress, monthsLater } from '../query/calendar-address.ts'
import { useYear } from '../query/use-calendar.ts'
import { useSelection } from '../selection/use-selection.ts'
import { useMonthName } from '../use-month-name.ts'
import { yearColumns } from './year-columns.ts'
import { YearGrid } from './year-grid.tsx'

interface YearViewProps {
  address: CalendarAddress
  today: string
  onChange: (change: Partial<CalendarAddress>) => void
}

const YearHeadLine = ({ address, today, onChange }: YearViewProps) => {
  const { t } = useTranslation('host-calendar')
  const monthName = useMonthName()
  const { month, far, filter } = address
  return (
    <div className="mb-4 grid items-end gap-3 md:grid-cols-[minmax(0,20rem)_1fr]">
      <TextField
        label={t('filter')}
        type="search"
        autoComplete="off"
        value={filter}
        onChange={(event) => onChange({ filter: event.target.value })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 md:justify-end">
        <div className="flex grow items-center justify-between gap-1 sm:grow-0">
          <IconButton label={t('previousYear')} onClick={() => onChange({ month: monthsLater(month, -12) })}>
            <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </IconButton>
          <h2 aria-live="polite" className="text-center text-18 first-letter:uppercase">
            {monthName(month)} – {monthName(monthsLater(month, 11))}
          </h2>
          <IconButton label={t('nextYear')} onClick={() => onChange({ month: monthsLater(month, 12) })}>
            <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </IconButton>
        </div>
        <Button
          variant="quiet"
          size="small"
          disabled={month === today.slice(0, 7)}
          onClick={() => onChange({ month: today.slice(0, 7) })}
        >
          {t('toToday')}
        </Button>
        <Button
          variant="outline"
          size="small"
          icon={
            far ? <ZoomIn aria-hidden="true" className="size-4" /> : <ZoomOut aria-hidden="true" className="size-4" />
          }
          onClick={() => onChange({ far: !far })}
        >
          {t(far ? 'zoomIn' : 'zoomOut')}
        </Button>
      </div>
    </div>
  )
}

const rootSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

const matches = ({ title, city }: CalendarRow, words: string): boolean =>
  `${title} ${city}`.toLocaleLowerCase('da').includes(words.trim().toLocaleLowerCase('da'))

/** All homes over twelve months. */
export const YearView = (props: YearViewProps) => {
  const { address, today, onChange } = props
  const { month, far } = address
  const { t } = useTranslation('host-calendar')
  const wide = useIsWide()
  const coarse = useMediaQuery('(pointer: coarse)')
  const query = useYear(month)
  const [pressed, setPressed] = useState<PressedStay | null>(null)
  const words = useDebounced(address.filter, 150)
  const rows = useMemo(
    () => query.data?.homes.map((home) => rowOfHome(home, query.data.weekendNights)) ?? [],
    [query.data],
  )
  const found = useMemo(() => rows.filter((row) => matches(row, words)), [rows, words])
  const columns = useMemo(() => yearColumns(month, { far, wide, rem: rootSize() }), [month, far, wide])
  const days = useSelection(found)
  return (
    <>
      <YearHeadLine {...props} />
      {query.data === undefined ? (
        <CalendarWait query={query} />
      ) : found.length === 0 ? (
        <EmptyState icon={<SearchX className="size-7" />} title={t('noMatch', { text: words })} text="">
          <Button variant="outline" onClick={() => onChange({ filter: '' })}>
            {t('clearFilter')}
          </Button>
        </EmptyState>
      ) : (
        <>
          <YearGrid
            key={`${month} ${far} ${wide}`}
            rows={found}
            columns={columns}
            far={far}
            today={today}
            days={days}
            onPressedStay={setPressed}
            onNarrowPress={far && coarse ? () => onChange({ far: false }) : undefined}
          />
          <DayActions rows={found} days={days} pressed={pressed} />
        </>
      )}
    </>
  )
}
