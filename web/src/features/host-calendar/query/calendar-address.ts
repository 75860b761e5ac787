import { addMonths, isCalendarDate } from '@nordbo/stay-rules'
import { useSearchParams } from 'react-router-dom'

export type CalendarView = 'month' | 'year'

/** The state of the calendar's address. */
export interface CalendarAddress {
  view: CalendarView
  /** The chosen home of the month view. */
  home: string | null
  /** `YYYY-MM`: the shown month, or the first of twelve. */
  month: string
  /** Words that the year view looks for in titles and towns. */
  filter: string
  /** Whole months at a glance instead of days with prices. */
  far: boolean
}

/** Parses the address; `today` gives the month where none is named. */
export const readAddress = (params: URLSearchParams, today: string): CalendarAddress => {
  const month = params.get('month')
  return {
    view: params.get('view') === 'year' ? 'year' : 'month',
    home: params.get('home'),
    month:
      month !== null && isCalendarDate(`${month}-01`) && month < '2099' && month > '2000' ? month : today.slice(0, 7),
    filter: params.get('find') ?? '',
    far: params.get('zoom') === 'far',
  }
}

/** The month some months later. */
export const monthsLater = (month: string, count: number): string => addMonths(`${month}-01`, count).slice(0, 7)

const names = { view: 'view', home: 'home', month: 'month', filter: 'find' } as const

/** The address as state. A change of the filter replaces the address; all others are steps that Back undoes. */
export const useCalendarAddress = (today: string) => {
  const [params, setParams] = useSearchParams()
  const address = readAddress(params, today)
  const change = (next: Partial<CalendarAddress>): void =>
    setParams(
      (before) => {
        const changed = new URLSearchParams(before)
        const set = (name: string, value: string | null): void =>
          value ? changed.set(name, value) : changed.delete(name)
        if (next.view !== undefined) set(names.view, next.view === 'year' ? 'year' : null)
        if (next.home !== undefined) set(names.home, next.home)
        if (next.month !== undefined) set(names.month, next.month === today.slice(0, 7) ? null : next.month)
        if (next.filter !== undefined) set(names.filter, next.filter)
        if (next.far !== undefined) set('zoom', next.far ? 'far' : null)
        return changed
      },
      { replace: next.filter !== undefined },
    )
  return { address, change }
}
