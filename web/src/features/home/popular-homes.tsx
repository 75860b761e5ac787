import { ArrowRight, House } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ListingCard, ListingCardSkeleton } from '../../ui/listing-card.tsx'
import { shownHomes, useNewestHomes } from './use-newest-homes.ts'

const grid = 'grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3'
const cardSizes = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw'

/** The newest homes. */
export const PopularHomes = () => {
  const { t } = useTranslation('home')
  const homes = useNewestHomes()
  return (
    <section aria-labelledby="popular" className="page pt-16 md:pt-24">
      <div className="mb-6 flex items-end justify-between gap-4 md:mb-8">
        <div>
          <h2 id="popular" className="text-28 md:text-36">
            {t('popularTitle')}
          </h2>
          <p className="mt-1 text-soft">{t('popularLead')}</p>
        </div>
        <Link
          to="/search"
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t('seeAll')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      {homes.isPending ? (
        <div className={grid}>
          {Array.from({ length: shownHomes }, (_, index) => (
            <ListingCardSkeleton key={`place-${index + 1}`} />
          ))}
        </div>
      ) : null}
      {homes.isError ? (
        <ErrorState
          title={t('failed', { ns: 'search' })}
          error={homes.error}
          onRetry={() => void homes.refetch()}
          busy={homes.isFetching}
        />
      ) : null}
      {homes.data?.length === 0 ? (
        <EmptyState icon={<House className="size-7" />} title={t('emptyTitle')} text={t('emptyText')} />
      ) : null}
      {homes.data && homes.data.length > 0 ? (
        <ul className={grid}>
          {homes.data.map((home) => (
            <li key={home.id} className="min-w-0">
              <ListingCard home={home} to={`/listing/${home.id}`} stay={null} sizes={cardSizes} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
