import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import type { SearchProposal } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type AmenityKey, amenityChoices } from './amenity-choice.ts'
import { proposed } from './proposed-search.ts'
import type { SearchState } from './search-state.ts'
import { toFilters, writeSearch } from './write-search.ts'

/** Ways out of a search that finds nothing: what to change, by how much, and what it finds. */
export const Loosen = ({ state, today }: { state: SearchState; today: string }) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const query = toFilters(state)
  const proposals = useQuery({
    queryKey: [...queryKeys.loosen, query],
    queryFn: ({ signal }) => answer(api.GET('/api/listings/loosen', { params: { query }, signal })),
  })
  const words = ({ change }: SearchProposal): string => {
    if ('drop' in change) return dropped(change.drop)
    const { maxPrice, minPrice, checkIn, checkOut, place, radius, bbox, amenities } = change.set
    if (maxPrice) return t('loosen.maxPrice', { price: format.dkk(Number(maxPrice)) })
    if (minPrice) return t('loosen.minPrice', { price: format.dkk(Number(minPrice)) })
    if (checkIn && checkOut) return t('loosen.dates', { range: format.range(checkIn, checkOut) })
    if (place) return t('loosen.place', { place })
    if (radius) return t('loosen.radius', { radius: format.number(Number(radius)) })
    if (bbox) return t('loosen.bbox')
    const kept = (amenities ?? '').split(',')
    const left = state.amenities.filter((key) => !kept.includes(key))
    return t('loosen.amenities', { what: format.list(left.map(amenityName)).toLocaleLowerCase() })
  }
  const amenityName = (key: AmenityKey): string =>
    t(`amenity.${amenityChoices.find((each) => each === key) ?? 'wifi'}`, { ns: 'listing' })
  const dropped = (drop: Extract<SearchProposal['change'], { drop: string }>['drop']): string => {
    switch (drop) {
      case 'q':
        return t('loosen.drop.q', { text: state.q.slice(0, 30) })
      case 'category':
      case 'type':
      case 'bbox':
      case 'radius':
      case 'minPrice':
      case 'amenities':
      case 'bedrooms':
      case 'beds':
      case 'bathrooms':
      case 'bookingMode':
      case 'minRating':
      case 'freeCancellation':
      case 'guestFavourite':
        return t(`loosen.drop.${drop}`)
      default:
        return t('emptyAll')
    }
  }
  if (proposals.isPending) return <Skeleton className="h-24 w-full max-w-[30rem]" />
  const items = proposals.data?.items ?? []
  if (items.length === 0) return null
  return (
    <div className="grid justify-items-center gap-3">
      <p className="text-14 font-semibold">{t('loosening')}</p>
      <ul className="grid w-full gap-2">
        {items.map((proposal) => (
          <li key={JSON.stringify(proposal.change)}>
            <ButtonLink
              look="outline"
              to={`/search?${writeSearch(proposed(state, proposal, today)).toString()}`}
              className="w-full justify-between py-2"
            >
              <span className="text-start">{words(proposal)}</span>
              <span className="shrink-0 text-14 font-medium text-soft">
                {proposal.totalCapped
                  ? t('loosenMany', { number: format.number(proposal.total) })
                  : t('loosenFound', { count: proposal.total })}
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
