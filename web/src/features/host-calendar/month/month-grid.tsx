import { addDays } from '@nordbo/stay-rules'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import type { PressedStay } from '../actions/selection-bar.tsx'
import { blockAt, type CalendarRow, noteAt, stayAt } from '../calendar-days.ts'
import { GridPart } from '../grid-part.tsx'
import { type Cell, isSelected } from '../selection/selection.ts'
import { useGridKeys } from '../selection/use-grid-keys.ts'
import { useGridPointer } from '../selection/use-grid-pointer.ts'
import type { DaySelection } from '../selection/use-selection.ts'
import { useDayLabel } from '../use-day-label.ts'
import { MonthBars } from './month-bars.tsx'
import { MonthCell } from './month-cell.tsx'
import { daysSinceSunday, weeksOfMonth } from './month-weeks.ts'
import { useWeekdayNames } from './use-weekday-names.ts'

interface MonthGridProps {
  row: CalendarRow
  month: string
  monthName: string
  today: string
  days: DaySelection
  onPressedStay: (pressed: PressedStay | null) => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Where a key leads within a month. */
const dateAfter = (key: string, date: string): string | null => {
  const step = steps[key]
  if (step !== undefined) return addDays(date, step)
  if (key === 'Home') return addDays(date, -daysSinceSunday(date))
  return key === 'End' ? addDays(date, 6 - daysSinceSunday(date)) : null
}

/** A month of one home as a grid. The focus is on the grid; the arrow keys move its active day. */
export const MonthGrid = ({ row, month, monthName, today, days, onPressedStay }: MonthGridProps) => {
  const { t } = useTranslation('host-calendar')
  const format = useFormat()
  const labelOf = useDayLabel()
  const weekdays = useWeekdayNames()
  const id = useId()
  const [stored, setActive] = useState(today)
  const active = stored.startsWith(month) ? stored : today.startsWith(month) ? today : `${month}-01`
  const cellOf = (date: string): Cell => ({ home: row.id, date })
  const press = (cell: Cell, extend: boolean): void => {
    const stay = stayAt(row, cell.date)
    setActive(cell.date)
    onPressedStay(stay ? { home: row, stay } : null)
    if (!stay || extend) days.press(cell, extend)
  }
  const pointer = useGridPointer({ onPress: press, onReach: days.reach })
  const onKeyDown = useGridKeys({
    active: cellOf(active),
    moveTo: (key, { date }) => {
      const next = dateAfter(key, date)
      return next?.startsWith(month) ? cellOf(next) : null
    },
    onActive: ({ date }) => setActive(date),
    onPress: press,
    days,
  })
  return (
    <GridPart
      role="grid"
      tabIndex={0}
      aria-label={t('monthGrid', { home: row.title, month: monthName })}
      aria-multiselectable="true"
      aria-colcount={7}
      aria-activedescendant={`${id}${active}`}
      aria-describedby={`${id}keys`}
      onKeyDown={onKeyDown}
      {...pointer}
      className="group overflow-hidden rounded-card bg-raised hairline border-line"
    >
      <p id={`${id}keys`} className="sr-only">
        {t('keys')}
      </p>
      <GridPart role="row" className="grid grid-cols-7 border-b border-line">
        {weekdays.map(({ short, long }, index) => (
          <GridPart
            key={long}
            role="columnheader"
            aria-colindex={index + 1}
            aria-label={long}
            className="py-2 text-center text-12 font-medium text-soft"
          >
            {short}
          </GridPart>
        ))}
      </GridPart>
      {weeksOfMonth(month).map((week) => (
        <GridPart
          key={week.join()}
          role="row"
          className="relative grid grid-cols-7 border-b border-line last:border-b-0"
        >
          {week.map((date, index) => {
            if (date === null) return <GridPart key={index} role="presentation" className="bg-surface" />
            const [stay, block] = [stayAt(row, date), blockAt(row, date)]
            const night = stay || block ? null : row.priceOf(date)
            return (
              <MonthCell
                key={date}
                id={`${id}${date}`}
                home={row.id}
                date={date}
                column={index + 1}
                label={labelOf(row, date)}
                price={night ? format.number(night.price) : ''}
                ownPrice={night?.own ?? false}
                booked={stay !== undefined}
                blocked={block !== undefined}
                noted={noteAt(row, date) !== undefined}
                today={date === today}
                past={date < today}
                selected={isSelected(days.selection, cellOf(date))}
                active={date === active}
              />
            )
          })}
          <MonthBars row={row} week={week} />
        </GridPart>
      ))}
    </GridPart>
  )
}
