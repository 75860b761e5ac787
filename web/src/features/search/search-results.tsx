import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListingCard as Home } from '../../lib/api/model.ts'
import { stayPath } from '../../lib/stay-path.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListingCard, ListingCardSkeleton } from '../../ui/listing-card.tsx'
import type { SearchState } from './search-state.ts'
import { writeSearch } from './search-state.ts'

/** The width of a card in the grid, for the browser's choice of picture. */
const cardSizes = '(min-width: 64rem) 18rem, (min-width: 48rem) 33vw, 50vw'
/** Cards of the first screen: their pictures come first. */
const firstRow = 4

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4'

export const ResultsSkeleton = () => (
  <div aria-hidden="true" className={grid}>
    {Array.from({ length: 8 }, (_, index) => (
      // The places are all alike and never move.
      <ListingCardSkeleton key={`place-${index + 1}`} />
    ))}
  </div>
)

export const ResultsGrid = ({ homes, state }: { homes: readonly Home[]; state: SearchState }) => (
  <ul className={grid}>
    {homes.map((home, index) => (
      <li key={home.id} className="min-w-0">
        <ListingCard
          home={home}
          to={stayPath(`/listing/${home.id}`, state.stay, state.guests)}
          stay={state.stay}
          sizes={cardSizes}
          priority={index < firstRow}
        />
      </li>
    ))}
  </ul>
)

/** Nothing found, and what could be let go of. */
export const NoResults = ({ state }: { state: SearchState }) => {
  const { t } = useTranslation('search')
  const without = (change: Partial<SearchState>): string => `/search?${writeSearch({ ...state, ...change }).toString()}`
  return (
    <EmptyState icon={<SearchX className="size-7" />} title={t('emptyTitle')} text={t('emptyText')}>
      {state.stay ? (
        <ButtonLink look="outline" to={without({ stay: null })}>
          {t('emptyDates')}
        </ButtonLink>
      ) : null}
      {state.place ? (
        <ButtonLink look="outline" to={without({ place: '' })}>
          {t('emptyPlace')}
        </ButtonLink>
      ) : null}
      <ButtonLink to="/search">{t('emptyAll')}</ButtonLink>
    </EmptyState>
  )
}
