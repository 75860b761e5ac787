import { isCalendarDate } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'

/** Parameters that the label names, or that belong to another one: a point on the map has three. */
const labelled: ReadonlySet<string> = new Set(
  'place q checkIn checkin checkOut checkout guests lng radius sort'.split(' '),
)

interface SearchLabel {
  /** Its place or text, for a sentence that quotes it. */
  name: string
  /** Its place or its quoted text. */
  title: string
  details: string
}

/** Describes a saved search: its place or text as title; then dates, guests and the number of further filters. */
export const useSearchLabel = (): ((query: Record<string, string>) => SearchLabel) => {
  const { t } = useTranslation('wishlists')
  const format = useFormat()
  return (query) => {
    const { place, q, guests } = query
    const quoted = q ? t('chip.text', { ns: 'search', text: q }) : ''
    const [checkIn, checkOut] = [query.checkIn ?? query.checkin, query.checkOut ?? query.checkout]
    const dates =
      isCalendarDate(checkIn ?? null) && isCalendarDate(checkOut ?? null)
        ? format.range(checkIn ?? '', checkOut ?? '')
        : ''
    const more = Object.keys(query).filter((name) => !labelled.has(name)).length
    return {
      name: place || q || t('anywhere'),
      title: place || quoted || t('anywhere'),
      details: [
        place ? quoted : '',
        dates,
        guests ? t('guests', { ns: 'common', count: Number(guests) }) : '',
        more > 0 ? t('moreFilters', { count: more }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    }
  }
}
