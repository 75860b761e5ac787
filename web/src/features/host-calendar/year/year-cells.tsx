import { weekday } from '@nordbo/stay-rules'
import { memo } from 'react'
import { classNames } from '../../../lib/browser/class-names.ts'
import { blockAt, type CalendarRow, noteAt, stayAt } from '../calendar-days.ts'
import { GridPart } from '../grid-part.tsx'
import { daysOfBlock } from './year-columns.ts'

/** A cell's id in the document. */
export const yearCellId = (home: string, date: string): string => `day-${home}-${date}`

interface YearCellsProps {
  row: CalendarRow
  dates: readonly string[]
  block: number
  dayWidth: number
  far: boolean
  /** One bit for each selected day of the block. */
  selected: number
  /** The active day, if it is in this block. */
  active: string | null
  today: string
  labelOf: (row: CalendarRow, date: string) => string
  formatPrice: (price: number) => string
}

const isWeekend = (date: string): boolean => weekday(date) === 5 || weekday(date) === 6

const toneOf = (date: string, today: string, selected: boolean): string | null => {
  if (selected) return 'bg-primary-soft inset-ring-2 inset-ring-primary'
  if (date === today) return 'bg-accent-soft'
  return isWeekend(date) ? 'bg-sunken' : null
}

/** A week of a home's days. It is drawn again only if something in it changed. */
export const YearCells = memo((props: YearCellsProps) => {
  const { row, dates, block, dayWidth, far, selected, active, today, labelOf, formatPrice } = props
  const first = block * daysOfBlock
  return (
    <GridPart
      role="presentation"
      className="absolute inset-y-0 flex contain-strict"
      style={{ insetInlineStart: first * dayWidth, width: daysOfBlock * dayWidth }}
    >
      {dates.slice(first, first + daysOfBlock).map((date, index) => {
        const taken = stayAt(row, date) !== undefined || blockAt(row, date) !== undefined
        const night = far || taken ? null : row.priceOf(date)
        return (
          <GridPart
            key={date}
            id={yearCellId(row.id, date)}
            role="gridcell"
            aria-colindex={first + index + 2}
            aria-selected={(selected & (1 << index)) > 0}
            aria-label={labelOf(row, date)}
            data-home={row.id}
            data-day={date}
            className={classNames(
              'relative flex h-full shrink-0 items-end justify-center border-e border-line pb-1 text-12 tabular',
              toneOf(date, today, (selected & (1 << index)) > 0),
              date === active &&
                'group-focus-visible:outline-(length:--focus-width) group-focus-visible:-outline-offset-2 group-focus-visible:outline-focus group-focus-visible:outline-solid',
              night?.own ? 'font-semibold text-primary' : 'text-soft',
            )}
            style={{ width: dayWidth }}
          >
            {night ? formatPrice(night.price) : null}
            {noteAt(row, date) ? (
              <span aria-hidden="true" className="absolute end-0.5 top-0.5 size-1.5 rounded-pill bg-accent" />
            ) : null}
          </GridPart>
        )
      })}
    </GridPart>
  )
})
