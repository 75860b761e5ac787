import { useTranslation } from 'react-i18next'
import type { SearchProposal } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { type AmenityKey, amenityChoices } from '../query/amenity-choice.ts'
import type { SearchState } from '../query/search-state.ts'

type Change = SearchProposal['changes'][number]

const lowerFirst = (words: string): string => words.charAt(0).toLocaleLowerCase() + words.slice(1)

/** Describes the changes of a relaxed search. Several are joined to one sentence. */
export const useRelaxTexts = (
  state: Pick<SearchState, 'q' | 'amenities'>,
): ((changes: readonly Change[]) => string) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const amenityName = (key: AmenityKey): string =>
    t(`amenity.${amenityChoices.find((each) => each === key) ?? 'wifi'}`, { ns: 'listing' })
  // A newer server may name a filter that this page has no words for.
  const dropped = (drop: Extract<Change, { drop: string }>['drop']): string =>
    t([`loosen.drop.${drop}`, 'emptyAll'], { text: state.q.slice(0, 30) })
  const one = (change: Change): string => {
    if ('drop' in change) return dropped(change.drop)
    const { maxPrice, minPrice, checkIn, checkOut, place, radius, bbox, guests, amenities } = change.set
    if (maxPrice) return t('loosen.maxPrice', { price: format.dkkAndPrice(Number(maxPrice)) })
    if (minPrice) return t('loosen.minPrice', { price: format.dkkAndPrice(Number(minPrice)) })
    if (checkIn && checkOut) return t('loosen.dates', { range: format.range(checkIn, checkOut) })
    if (place) return t('loosen.place', { place })
    if (radius) return t('loosen.radius', { radius: format.number(Number(radius)) })
    if (bbox) return t('loosen.bbox')
    if (guests) return t('loosen.guests', { count: Number(guests) })
    const remaining = (amenities ?? '').split(',')
    const removed = state.amenities.filter((key) => !remaining.includes(key))
    return t('loosen.amenities', { what: format.list(removed.map(amenityName)).toLocaleLowerCase() })
  }
  return (changes) => format.list(changes.map(one).map((words, index) => (index === 0 ? words : lowerFirst(words))))
}
