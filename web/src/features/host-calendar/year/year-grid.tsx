import { addDays } from '@nordbo/stay-rules'
import { useCallback, useDeferredValue, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import type { PressedStay } from '../actions/selection-bar.tsx'
import { type CalendarRow, stayAt } from '../calendar-days.ts'
import { GridPart } from '../grid-part.tsx'
import type { Cell } from '../selection/selection.ts'
import { useGridKeys } from '../selection/use-grid-keys.ts'
import { useGridPointer } from '../selection/use-grid-pointer.ts'
import type { DaySelection } from '../selection/use-selection.ts'
import { useDayLabel } from '../use-day-label.ts'
import { useMonthName } from '../use-month-name.ts'
import { useYearWindow } from './use-year-window.ts'
import { yearCellId } from './year-cells.tsx'
import type { YearColumns } from './year-columns.ts'
import { YearHead } from './year-head.tsx'
import { YearRow } from './year-row.tsx'

interface YearGridProps {
  rows: readonly CalendarRow[]
  columns: YearColumns
  far: boolean
  today: string
  days: DaySelection
  onPressedStay: (pressed: PressedStay | null) => void
  /** Called instead of selecting where days are too narrow to press. */
  onNarrowPress?: ((cell: Cell) => void) | undefined
}

const steps: Readonly<Record<string, readonly [homes: number, days: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  PageUp: [0, -28],
  PageDown: [0, 28],
}

/** All homes over twelve months as one grid. Only what is on the screen is drawn. */
export const YearGrid = ({ rows, columns, far, today, days, onPressedStay, onNarrowPress }: YearGridProps) => {
  const { t } = useTranslation('host-calendar')
  const format = useFormat()
  const monthName = useMonthName()
  const labelOf = useDayLabel()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [stored, setActive] = useState<Cell | null>(null)
  const { dates } = columns
  const shown = useYearWindow(scroller, rows.length, columns, dates.indexOf(today))
  // New homes and weeks are drawn in slices between frames, so that no frame of a scroll waits for them.
  const homes = useDeferredValue(shown.homes)
  const blocks = useDeferredValue(shown.blocks)
  const formatPrice = useCallback((price: number) => format.number(Math.round(price)), [format])
  const rowOf = (home: string): number => rows.findIndex((row) => row.id === home)
  const fallback = rows[0] ? { home: rows[0].id, date: dates.includes(today) ? today : (dates[0] ?? '') } : null
  const active = stored && rowOf(stored.home) >= 0 && dates.includes(stored.date) ? stored : fallback

  const press = (cell: Cell, extend: boolean): void => {
    if (onNarrowPress) {
      onNarrowPress(cell)
      return
    }
    const row = rows[rowOf(cell.home)]
    const stay = row && stayAt(row, cell.date)
    setActive(cell)
    onPressedStay(row && stay ? { home: row, stay } : null)
    if (!stay || extend) days.press(cell, extend)
  }
  const pointer = useGridPointer({ onPress: press, onReach: days.reach })
  const onKeyDown = useGridKeys({
    active,
    moveTo: (key, cell) => {
      const step = steps[key]
      if (!step) return null
      const home = rows[rowOf(cell.home) + step[0]]
      const date = addDays(cell.date, step[1])
      return home && dates.includes(date) ? { home: home.id, date } : null
    },
    onActive: (cell) => {
      setActive(cell)
      shown.reveal(rowOf(cell.home), dates.indexOf(cell.date))
    },
    onPress: press,
    days,
  })
  const [firstMonth, lastMonth] = [dates[0] ?? '', dates.at(-1) ?? ''].map((date) => monthName(date.slice(0, 7)))
  return (
    <>
      <p id={`${id}keys`} className="sr-only">
        {t('keys')}
      </p>
      <GridPart
        ref={scroller}
        role="grid"
        tabIndex={0}
        aria-label={t('yearGrid', { from: firstMonth, to: lastMonth })}
        aria-describedby={`${id}keys`}
        aria-multiselectable="true"
        aria-rowcount={rows.length + 1}
        aria-colcount={dates.length + 1}
        aria-activedescendant={active ? yearCellId(active.home, active.date) : undefined}
        data-testid="year-grid"
        onKeyDown={onKeyDown}
        {...pointer}
        className="group relative max-h-[min(34rem,70svh)] overflow-auto overscroll-contain rounded-card bg-raised hairline border-line select-none"
      >
        <YearHead columns={columns} blocks={blocks} far={far} today={today} />
        <GridPart role="presentation" style={{ height: rows.length * columns.rowHeight }} />
        {homes.map((index) => {
          const row = rows[index]
          return row ? (
            <YearRow
              key={row.id}
              row={row}
              index={index}
              top={columns.headHeight + index * columns.rowHeight}
              columns={columns}
              blocks={blocks}
              far={far}
              selected={days.selection.get(row.id)}
              active={active?.home === row.id ? active.date : null}
              today={today}
              monthPath={`?home=${row.id}`}
              labelOf={labelOf}
              formatPrice={formatPrice}
            />
          ) : null
        })}
      </GridPart>
    </>
  )
}
