import { isCalendarDate } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'

/** Parameters that the line says, and those that belong to another one: a point on the map has three. */
const said: ReadonlySet<string> = new Set('place q checkIn checkin checkOut checkout guests lng radius sort'.split(' '))

/** What a kept search is about, in a line: where, what, when, how many, and how many more filters. */
export const useSearchLabel = (): ((query: Record<string, string>) => { title: string; details: string }) => {
  const { t } = useTranslation('wishlists')
  const format = useFormat()
  return (query) => {
    const { place, q, guests } = query
    const [checkIn, checkOut] = [query.checkIn ?? query.checkin, query.checkOut ?? query.checkout]
    const dates =
      isCalendarDate(checkIn ?? null) && isCalendarDate(checkOut ?? null)
        ? format.range(checkIn ?? '', checkOut ?? '')
        : ''
    const more = Object.keys(query).filter((name) => !said.has(name)).length
    return {
      title: place || (q ? `“${q}”` : t('anywhere')),
      details: [
        place && q ? `“${q}”` : '',
        dates,
        guests ? t('guests', { ns: 'common', count: Number(guests) }) : '',
        more > 0 ? t('moreFilters', { count: more }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    }
  }
}
