import type { CalendarRange } from '@nordbo/stay-rules'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { CalendarRow } from '../calendar-days.ts'
import { GridPart } from '../grid-part.tsx'
import { YearBars } from './year-bars.tsx'
import { YearCells } from './year-cells.tsx'
import { daysOfBlock, maskOf, type YearColumns } from './year-columns.ts'

interface YearRowProps {
  row: CalendarRow
  index: number
  top: number
  columns: YearColumns
  blocks: readonly number[]
  far: boolean
  selected: readonly CalendarRange[] | undefined
  active: string | null
  today: string
  monthPath: string
  labelOf: (row: CalendarRow, date: string) => string
  formatPrice: (price: number) => string
}

/** One home: its name, and the drawn weeks of its days. */
export const YearRow = memo((props: YearRowProps) => {
  const { row, index, top, columns, blocks, far, selected, active, today, labelOf, formatPrice } = props
  const { dates, dayWidth, nameWidth, rowHeight } = columns
  const activeBlock = active === null ? -1 : Math.floor(dates.indexOf(active) / daysOfBlock)
  return (
    <GridPart
      role="row"
      aria-rowindex={index + 2}
      className="absolute start-0 flex border-b border-line contain-layout"
      style={{ top, height: rowHeight, width: nameWidth + dates.length * dayWidth }}
    >
      <GridPart
        role="rowheader"
        aria-colindex={1}
        className="sticky start-0 z-10 shrink-0 overflow-hidden border-e border-line bg-raised"
        style={{ width: nameWidth }}
      >
        <Link
          to={props.monthPath}
          className="flex h-full flex-col justify-center px-3 hover:bg-sunken -outline-offset-2"
        >
          <span className="truncate text-14 font-medium">{row.title}</span>
          {far ? null : <span className="truncate text-12 text-soft">{row.city}</span>}
        </Link>
      </GridPart>
      <GridPart role="presentation" className="relative grow">
        {blocks.map((block) => (
          <YearCells
            key={block}
            row={row}
            dates={dates}
            block={block}
            dayWidth={dayWidth}
            far={far}
            selected={maskOf(columns, block, selected)}
            active={block === activeBlock ? active : null}
            today={today}
            labelOf={labelOf}
            formatPrice={formatPrice}
          />
        ))}
        <YearBars
          row={row}
          columns={columns}
          start={(blocks[0] ?? 0) * daysOfBlock}
          end={((blocks.at(-1) ?? 0) + 1) * daysOfBlock}
        />
      </GridPart>
    </GridPart>
  )
})
