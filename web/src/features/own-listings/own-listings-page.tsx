import { House, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftList } from '../../domain/drafts/draft-list.tsx'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { OwnListingCard } from './own-listing-card.tsx'
import { useCopyListing, useOwnListings } from './use-own-listings.ts'

const grid = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3'

/** Scrolls to a new copy once it is rendered, and gives its link the focus. */
const useShowCopy = (): ((id: string) => void) => {
  const [copy, setCopy] = useState<string | null>(null)
  useEffect(() => {
    if (copy === null) return
    const card = document.querySelector(`[data-listing="${copy}"]`)
    card?.scrollIntoView({ block: 'center' })
    card?.querySelector('a')?.focus({ preventScroll: true })
  }, [copy])
  return setCopy
}

const NewListing = () => {
  const { t } = useTranslation('ownListings')
  return (
    <ButtonLink to="/host/create">
      <Plus aria-hidden="true" className="size-5" />
      {t('newListing')}
    </ButtonLink>
  )
}

const ListingsLoading = () => {
  const { t } = useTranslation('ownListings')
  return (
    <div className={grid}>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {['first', 'second', 'third'].map((name) => (
        <Skeleton key={name} className="h-88 rounded-card" />
      ))}
    </div>
  )
}

/** The host's own homes, newest first (docs/product/hosting.md, Own homes). */
export const OwnListingsPage = () => {
  const { t } = useTranslation('ownListings')
  const listings = useOwnListings()
  const showCopy = useShowCopy()
  const copy = useCopyListing(showCopy)
  usePageTitle(t('title'))
  const homes = listings.data
  return (
    <div className="page page-to-[66rem] pt-8 md:pt-12">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-36 md:text-48">{t('title')}</h1>
          <p className="mt-2 text-soft">{t('lead')}</p>
        </div>
        {homes && homes.length > 0 ? <NewListing /> : null}
      </div>
      {listings.isPending ? <ListingsLoading /> : null}
      {listings.isError && !homes ? (
        <ErrorState
          title={t('failed')}
          error={listings.error}
          onRetry={() => void listings.refetch()}
          busy={listings.isFetching}
        />
      ) : null}
      {homes?.length === 0 ? (
        <EmptyState icon={<House className="size-7" />} title={t('empty')} text={t('emptyText')}>
          <NewListing />
        </EmptyState>
      ) : null}
      {homes ? (
        <div className="mb-8 empty:hidden">
          <DraftList />
        </div>
      ) : null}
      {homes && homes.length > 0 ? (
        <ul className={grid}>
          {homes.map((home) => (
            <li key={home.id} className="grid">
              <OwnListingCard home={home} copying={copy.isPending} onCopy={() => copy.mutate(home.id)} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
