import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ListingCard, ListingCardSkeleton } from '../../../domain/listings/listing-card.tsx'
import { stayPath } from '../../../domain/stay/stay-path.ts'
import type { ListingCard as Home } from '../../../lib/api/model.ts'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useToday } from '../../../lib/clock/use-now.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { withDistinctCovers } from '../../../lib/photos/distinct-covers.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { LoadMore } from '../../../ui/button/load-more.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import type { SearchState } from '../query/search-state.ts'
import type { FoundHomes } from '../query/use-found-homes.ts'
import { RelaxSuggestions } from './relax-suggestions.tsx'

/** Cards of the first row load their photos first. */
const firstRow = 4

const grids = {
  list: 'grid gap-x-4 min-[17rem]:grid-cols-2 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4',
  besideMap: 'grid grid-cols-2 gap-x-4 gap-y-8 xl:gap-x-6',
} as const
/** The `sizes` attribute of a card's photo. */
const sizes = {
  list: '(min-width: 64rem) 18rem, (min-width: 48rem) 33vw, 50vw',
  besideMap: '(min-width: 64rem) 18rem, 25vw',
} as const

const layoutOf = (state: SearchState): keyof typeof grids => (state.map ? 'besideMap' : 'list')

const ResultsSkeleton = ({ state }: { state: SearchState }) => (
  <div aria-hidden="true" className={grids[layoutOf(state)]}>
    {Array.from({ length: 8 }, (_, index) => (
      // Placeholders are equal and never reordered.
      <ListingCardSkeleton key={`place-${index + 1}`} />
    ))}
  </div>
)

interface Highlight {
  /** Id of the highlighted home, in the list or on the map. */
  lit: string | null
  onLit: (id: string | null) => void
}

interface ResultsGridProps extends Highlight {
  homes: readonly Home[]
  state: SearchState
}

const ResultsGrid = ({ homes, state, lit, onLit }: ResultsGridProps) => {
  const format = useFormat()
  // With flexible dates each home may have its own.
  const movable = state.some !== null || state.flex > 0
  return (
    <ul className={grids[layoutOf(state)]}>
      {withDistinctCovers(homes).map((home, index) => (
        <li
          key={home.id}
          data-lit={home.id === lit}
          className={classNames('min-w-0 rounded-card', home.id === lit && 'bg-sunken outline-8 outline-sunken')}
          onPointerEnter={() => onLit(home.id)}
          onPointerLeave={() => onLit(null)}
          onFocus={() => onLit(home.id)}
          onBlur={() => onLit(null)}
        >
          <ListingCard
            home={home}
            to={stayPath(`/listing/${home.id}`, home.stay ?? state.stay, state.guests)}
            stay={home.stay ?? state.stay}
            sizes={sizes[layoutOf(state)]}
            priority={index < firstRow}
            dates={movable && home.stay ? format.range(home.stay.checkIn, home.stay.checkOut) : undefined}
          />
        </li>
      ))}
    </ul>
  )
}

/** Shown without results, with relaxed searches. */
const NoResults = ({ state }: { state: SearchState }) => {
  const { t } = useTranslation('search')
  const today = useToday()
  return (
    <EmptyState icon={<SearchX className="size-7" />} title={t('emptyTitle')} text={t('emptyText')}>
      <div className="grid w-full justify-items-center gap-6">
        <RelaxSuggestions state={state} today={today} />
        <ButtonLink to="/search">{t('emptyAll')}</ButtonLink>
      </div>
    </EmptyState>
  )
}

interface SearchResultsProps extends Highlight {
  found: FoundHomes
  /** The map is beside the list. */
  withMap: boolean
}

/** The list of homes. Before it, placeholders; instead of it, the error or relaxed searches. */
export const SearchResults = ({ found, withMap, lit, onLit }: SearchResultsProps) => {
  const { t } = useTranslation('search')
  const { results, homes, headline, state } = found
  const shown = { ...state, map: withMap }
  return (
    <section aria-label={headline ?? t('skeleton')} aria-busy={results.isFetching}>
      <h2 className="sr-only">{t('title')}</h2>
      {results.isPending ? <ResultsSkeleton state={shown} /> : null}
      {results.isError && homes.length === 0 ? (
        <ErrorState
          title={t('failed')}
          error={results.error}
          onRetry={() => void results.refetch()}
          busy={results.isFetching}
        />
      ) : null}
      {results.isSuccess && homes.length === 0 ? <NoResults state={state} /> : null}
      {homes.length > 0 ? <ResultsGrid homes={homes} state={shown} lit={lit} onLit={onLit} /> : null}
      {results.hasNextPage ? (
        <LoadMore busy={results.isFetchingNextPage} onLoad={() => void results.fetchNextPage()} />
      ) : null}
    </section>
  )
}
