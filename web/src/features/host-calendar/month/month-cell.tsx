import { StickyNote } from 'lucide-react'
import { classNames } from '../../../lib/browser/class-names.ts'
import { GridPart } from '../grid-part.tsx'

interface MonthCellProps {
  id: string
  home: string
  date: string
  column: number
  label: string
  /** What the night costs, in words; empty where nothing can be sold. */
  price: string
  ownPrice: boolean
  booked: boolean
  blocked: boolean
  noted: boolean
  today: boolean
  past: boolean
  selected: boolean
  active: boolean
}

/** One day of the month. */
export const MonthCell = ({ id, home, date, column, label, price, ...day }: MonthCellProps) => (
  <GridPart
    role="gridcell"
    id={id}
    aria-colindex={column}
    aria-selected={day.selected}
    data-home={home}
    data-day={date}
    data-booked={day.booked || undefined}
    data-blocked={day.blocked || undefined}
    className={classNames(
      'relative flex h-19 min-w-0 flex-col justify-between border-s border-line p-1 select-none first:border-s-0 md:h-24 md:p-2',
      day.booked ? 'cursor-not-allowed' : 'cursor-pointer',
      day.selected ? 'bg-primary-soft inset-ring-2 inset-ring-primary' : day.booked ? null : 'hover:bg-sunken',
      day.active &&
        'group-focus-visible:outline-(length:--focus-width) group-focus-visible:-outline-offset-2 group-focus-visible:outline-focus group-focus-visible:outline-solid',
    )}
  >
    <span className="sr-only">{label}</span>
    <span aria-hidden="true" className="flex items-center justify-between">
      <span
        className={classNames(
          'grid size-6 place-items-center rounded-pill text-14 font-medium tabular',
          day.today && 'bg-accent font-semibold text-raised',
          day.past && 'font-normal text-soft',
        )}
      >
        {Number(date.slice(8))}
      </span>
      {day.noted ? <StickyNote className="size-3.5 text-accent" /> : null}
    </span>
    <span
      aria-hidden="true"
      className={classNames('truncate text-12 tabular', day.ownPrice ? 'font-semibold text-primary' : 'text-soft')}
    >
      {price}
    </span>
  </GridPart>
)
