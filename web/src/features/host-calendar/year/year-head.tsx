import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { GridPart } from '../grid-part.tsx'
import { useMonthName } from '../use-month-name.ts'
import { daysOfBlock, monthsOf, type YearColumns } from './year-columns.ts'

interface YearHeadProps {
  columns: YearColumns
  blocks: readonly number[]
  far: boolean
  today: string
}

/** Months and days above the homes. They stay in sight while homes scroll by. */
export const YearHead = memo(({ columns, blocks, far, today }: YearHeadProps) => {
  const { t } = useTranslation('host-calendar')
  const format = useFormat()
  const monthName = useMonthName()
  const { dates, dayWidth, nameWidth, headHeight } = columns
  const first = (blocks[0] ?? 0) * daysOfBlock
  const end = ((blocks.at(-1) ?? 0) + 1) * daysOfBlock
  return (
    <GridPart
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-20 flex border-b border-line bg-raised"
      style={{ height: headHeight, width: nameWidth + dates.length * dayWidth }}
    >
      <GridPart
        role="columnheader"
        aria-colindex={1}
        className="sticky start-0 z-10 flex shrink-0 items-end border-e border-line bg-raised px-3 pb-2 text-12 font-medium text-soft"
        style={{ width: nameWidth }}
      >
        {t('homeColumn')}
      </GridPart>
      <GridPart role="presentation" className="relative grow">
        {monthsOf(columns)
          .filter((month) => month.start < end && month.end > first)
          .map(({ month, start, end: last }) => (
            <div
              key={month}
              aria-hidden="true"
              className="absolute top-0 flex h-8 items-center border-s border-line"
              style={{ insetInlineStart: start * dayWidth, width: (last - start) * dayWidth }}
            >
              <span
                className="sticky truncate px-2 text-12 font-semibold first-letter:uppercase"
                style={{ insetInlineStart: nameWidth }}
              >
                {monthName(month)}
              </span>
            </div>
          ))}
        {dates.slice(first, end).map((date, index) => (
          <GridPart
            key={date}
            role="columnheader"
            aria-colindex={first + index + 2}
            aria-label={format.longDay(date)}
            className={classNames(
              'absolute bottom-0 grid h-8 place-items-center text-12 tabular',
              date === today ? 'font-semibold text-accent' : 'text-soft',
            )}
            style={{ insetInlineStart: (first + index) * dayWidth, width: dayWidth }}
          >
            {far ? null : Number(date.slice(8))}
          </GridPart>
        ))}
      </GridPart>
    </GridPart>
  )
})
