import { ArrowRight, House } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ListingCard, ListingCardSkeleton } from '../../domain/listings/listing-card.tsx'
import type { ListingCard as Home, SearchQuery } from '../../lib/api/model.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { isPlainClick } from '../../lib/navigation/plain-click.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { shownHomes, useNewestHomes } from './use-newest-homes.ts'

const grid = 'grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3'
const cardSizes = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw'

interface PopularHomesProps {
  /** The categories, from another feature. */
  strip: ReactNode
  /** The chosen category as API parameters. */
  category: SearchQuery
  /** The path of the search with the chosen category. */
  searchPath: string
  /** Opens the quick view. */
  onOpen: (id: string) => void
}

const Homes = ({ homes, onOpen }: { homes: readonly Home[]; onOpen: (id: string) => void }) => (
  <ul className={grid}>
    {homes.map((home) => (
      <li key={home.id} className="min-w-0">
        <ListingCard
          home={home}
          to={`/listing/${home.id}`}
          stay={null}
          sizes={cardSizes}
          onOpen={(event) => {
            // Other clicks open the home's page in a tab.
            if (!isPlainClick(event)) return
            event.preventDefault()
            onOpen(home.id)
          }}
        />
      </li>
    ))}
  </ul>
)

/** The newest homes, below the categories. */
export const PopularHomes = ({ strip, category, searchPath, onOpen }: PopularHomesProps) => {
  const { t } = useTranslation('home')
  const homes = useNewestHomes(category)
  return (
    <section aria-labelledby="popular" className="page pt-14 md:pt-20">
      <div className="mb-5 flex items-end justify-between gap-4 md:mb-6">
        <div>
          <h2 id="popular" className="text-28 md:text-36">
            {t('popularTitle')}
          </h2>
          <p className="mt-1 text-soft">{t('popularLead')}</p>
        </div>
        <Link
          to={searchPath}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t('seeAll')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <div className="mb-7 border-b border-line md:mb-9">{strip}</div>
      {homes.isPending ? (
        <div className={grid}>
          {Array.from({ length: shownHomes }, (_, index) => (
            <ListingCardSkeleton key={`place-${index + 1}`} />
          ))}
        </div>
      ) : null}
      {homes.isError && !homes.data ? (
        <ErrorState
          title={t('failed', { ns: 'search' })}
          error={homes.error}
          onRetry={() => void homes.refetch()}
          busy={homes.isFetching}
        />
      ) : null}
      {homes.data?.length === 0 ? (
        <EmptyState icon={<House className="size-7" />} title={t('emptyTitle')} text={t('emptyText')}>
          <ButtonLink to="/" variant="outline" preventScrollReset>
            {t('emptyAll')}
          </ButtonLink>
        </EmptyState>
      ) : null}
      {homes.data && homes.data.length > 0 ? (
        <div
          aria-busy={homes.isPlaceholderData}
          className={classNames('transition-opacity', homes.isPlaceholderData && 'opacity-50')}
        >
          <Homes homes={homes.data} onOpen={onOpen} />
        </div>
      ) : null}
    </section>
  )
}
