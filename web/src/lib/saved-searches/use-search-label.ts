import { useTranslation } from 'react-i18next'
import { isCalendarDate } from '../calendar-date.ts'
import { useFormat } from '../use-format.ts'

/** What a kept search is about, in a line: where, what, when, how many, and how many more filters. */
export const useSearchLabel = (): ((query: Record<string, string>) => { title: string; details: string }) => {
  const { t } = useTranslation('wishlists')
  const format = useFormat()
  return (query) => {
    const { place, q, checkIn, checkOut, guests, sort: _sort, ...others } = query
    const dates =
      isCalendarDate(checkIn ?? null) && isCalendarDate(checkOut ?? null)
        ? format.range(checkIn ?? '', checkOut ?? '')
        : ''
    const more = Object.keys(others).length
    return {
      title: place || q || t('anywhere'),
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
