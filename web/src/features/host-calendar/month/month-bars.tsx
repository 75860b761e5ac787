import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../lib/browser/class-names.ts'
import type { CalendarRow } from '../calendar-days.ts'
import { GridPart } from '../grid-part.tsx'
import { type MonthWeek, partsOfWeek, type WeekPart } from './month-weeks.ts'

const place = ({ start, end }: WeekPart<unknown>) => ({
  insetInlineStart: `${(start / 7) * 100}%`,
  width: `${((end - start) / 7) * 100}%`,
})

const shape = ({ begins, ends }: WeekPart<unknown>): string =>
  classNames(
    'flex h-6 items-center truncate px-1.5 text-12 font-medium md:px-2',
    begins && 'ms-1 rounded-s-pill',
    ends && 'me-1 rounded-e-pill',
  )

/** The stays and blocks of a week, drawn over its days. Screen readers hear them with each day. */
export const MonthBars = ({ row, week }: { row: CalendarRow; week: MonthWeek }) => {
  const { t } = useTranslation('host-calendar')
  return (
    <GridPart role="presentation" aria-hidden="true" className="pointer-events-none absolute inset-x-0 bottom-1.5 h-6">
      {partsOfWeek(week, row.blocks).map((part) => (
        <div key={`block ${part.range.from}`} className="absolute inset-y-0" style={place(part)}>
          <div className={classNames(shape(part), 'hatched bg-strong text-ink')}>
            {part.range.source === 'import' ? <Lock className="me-1 size-3 shrink-0" /> : null}
            <span className="truncate">{part.range.reason}</span>
          </div>
        </div>
      ))}
      {partsOfWeek(week, row.stays).map((part) => (
        <div key={`stay ${part.range.bookingId} ${part.range.from}`} className="absolute inset-y-0" style={place(part)}>
          <div
            className={classNames(
              shape(part),
              part.range.proposed
                ? 'hairline border-dashed border-primary bg-raised text-primary'
                : 'bg-primary text-on-primary',
            )}
          >
            <span className="truncate">{part.range.guest ?? t('unknownGuest')}</span>
          </div>
        </div>
      ))}
    </GridPart>
  )
}
