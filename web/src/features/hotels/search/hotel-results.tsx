import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HotelCard, HotelCardSkeleton } from '../../../domain/hotels/hotel-card.tsx'
import type { HotelCard as Hotel } from '../../../lib/api/model.ts'
import { classNames } from '../../../lib/browser/class-names.ts'
import { withDistinctCovers } from '../../../lib/photos/distinct-covers.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { LoadMore } from '../../../ui/button/load-more.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import type { useHotelSearch } from '../query/use-hotel-search.ts'

const placeholders = 6
/** Cards of the first row load their photos first. */
const firstRow = 3
const sizes = '(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw'

interface HotelResultsProps {
  results: ReturnType<typeof useHotelSearch>
  hotels: readonly Hotel[]
  headline: string
  /** The map is beside the list. */
  withMap: boolean
}

/** The list of hotels. Before it, placeholders; instead of it, the error or what to do without any. */
export const HotelResults = ({ results, hotels, headline, withMap }: HotelResultsProps) => {
  const { t } = useTranslation('hotels')
  const grid = classNames(
    'grid content-start grid-cols-1 gap-x-6 gap-y-9',
    withMap ? 'xl:grid-cols-2' : 'sm:grid-cols-2 xl:grid-cols-3',
  )
  return (
    <section aria-label={headline} aria-busy={results.isFetching} className="min-w-0">
      <h2 className="sr-only">{t('results')}</h2>
      {results.isPending ? (
        <div aria-hidden="true" className={grid}>
          {Array.from({ length: placeholders }, (_, index) => (
            <HotelCardSkeleton key={`place-${index + 1}`} />
          ))}
        </div>
      ) : null}
      {results.isError && hotels.length === 0 ? (
        <ErrorState
          title={t('failed')}
          error={results.error}
          onRetry={() => void results.refetch()}
          busy={results.isFetching}
        />
      ) : null}
      {results.isSuccess && hotels.length === 0 ? (
        <EmptyState icon={<SearchX className="size-7" />} title={t('emptyTitle')} text={t('emptyText')}>
          <ButtonLink to="/hoteller/søg">{t('emptyAll')}</ButtonLink>
        </EmptyState>
      ) : null}
      {hotels.length > 0 ? (
        <ul className={grid}>
          {withDistinctCovers(hotels).map((hotel, index) => (
            <li key={hotel.id} className="min-w-0">
              <HotelCard hotel={hotel} sizes={sizes} priority={index < firstRow} />
            </li>
          ))}
        </ul>
      ) : null}
      {results.hasNextPage ? (
        <LoadMore busy={results.isFetchingNextPage} onLoad={() => void results.fetchNextPage()} />
      ) : null}
    </section>
  )
}
