import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../lib/browser/class-names.ts'
import type { CalendarRow } from '../calendar-days.ts'
import { GridPart } from '../grid-part.tsx'
import { columnsOf, type YearColumns } from './year-columns.ts'

interface YearBarsProps {
  row: CalendarRow
  columns: YearColumns
  /** The first column that is drawn, and the one after the last. */
  start: number
  end: number
}

const bar =
  'absolute top-1.5 flex h-6 items-center overflow-hidden rounded-pill px-1.5 text-12 font-medium whitespace-nowrap'

/** Is a bar wide enough for a name? */
const mayName = ({ width }: { width: number }): boolean => width >= 44

const looks = {
  block: 'hatched bg-strong text-ink',
  stay: 'bg-primary text-on-primary',
  proposed: 'hairline border-dashed border-primary bg-raised text-primary',
} as const

interface Bar {
  key: string
  look: keyof typeof looks
  name: string
  start: number
  end: number
  place: { insetInlineStart: number; width: number }
}

/** All bars of a home in the year. */
const barsOf = (row: CalendarRow, columns: YearColumns, unknownGuest: string): Bar[] => {
  const { dayWidth } = columns
  const all = [
    ...row.blocks.map((range) => ({ range, look: 'block' as const, name: range.reason })),
    ...row.stays.map((range) => ({
      range,
      look: range.proposed ? ('proposed' as const) : ('stay' as const),
      name: range.guest ?? unknownGuest,
    })),
  ]
  return all.flatMap(({ range, look, name }) => {
    const days = columnsOf(columns, range)
    if (!days) return []
    const place = { insetInlineStart: days.start * dayWidth + 1, width: (days.end - days.start) * dayWidth - 2 }
    return [{ key: `${look} ${range.from}`, look, name, ...days, place }]
  })
}

/** The stays and blocks of a home among the drawn days. Screen readers hear them with each day. */
export const YearBars = memo(({ row, columns, start, end }: YearBarsProps) => {
  const { t } = useTranslation('host-calendar')
  const bars = useMemo(() => barsOf(row, columns, t('unknownGuest')), [row, columns, t])
  return (
    <GridPart role="presentation" aria-hidden="true" className="pointer-events-none">
      {bars
        .filter((each) => each.start < end && each.end > start)
        .map(({ key, look, name, place }) => (
          <div key={key} className={classNames(bar, looks[look])} style={place}>
            {mayName(place) ? name : null}
          </div>
        ))}
    </GridPart>
  )
})
