import { Luggage, MapPinned } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { TripTab } from '../../lib/api/model.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TripCard } from './trip-card.tsx'
import { useApprovalToast } from './use-approval-toast.ts'
import { useTrips } from './use-trips.ts'

const tabs = ['upcoming', 'past'] as const satisfies TripTab[]

/** A guest's trips, coming and past; the tab stands in the address. */
export const TripsPage = () => {
  const { t } = useTranslation('trips')
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((known) => known === params.get('tab')) ?? 'upcoming'
  const trips = useTrips(tab)
  const items = useMemo(() => trips.data?.pages.flatMap((page) => page.items) ?? [], [trips.data])
  const counts = trips.data?.pages[0]?.counts
  useApprovalToast(items)
  usePageTitle(t('title'))

  return (
    <div className="page max-w-[64rem] pt-8 md:pt-12">
      <h1 className="mb-6 text-36 md:text-48">{t('title')}</h1>
      <Tabs
        label={t('title')}
        value={tab}
        onChoose={(next) => setParams(next === 'upcoming' ? {} : { tab: next })}
        tabs={tabs.map((name) => ({
          value: name,
          label: counts ? t('tabCount', { tab: t(name), count: counts[name] }) : t(name),
        }))}
      >
        {trips.isPending ? (
          <div className="grid gap-6">
            <Skeleton className="h-72 rounded-card" />
            <Skeleton className="h-72 rounded-card" />
          </div>
        ) : null}
        {trips.isError && items.length === 0 ? (
          <ErrorState
            title={t('failed')}
            error={trips.error}
            onRetry={() => void trips.refetch()}
            busy={trips.isFetching}
          />
        ) : null}
        {trips.isSuccess && items.length === 0 ? (
          <EmptyState
            icon={tab === 'upcoming' ? <Luggage className="size-7" /> : <MapPinned className="size-7" />}
            title={t(tab === 'upcoming' ? 'emptyUpcoming' : 'emptyPast')}
            text={t(tab === 'upcoming' ? 'emptyUpcomingText' : 'emptyPastText')}
          >
            <ButtonLink to="/">{t('explore')}</ButtonLink>
          </EmptyState>
        ) : null}
        <ul className="grid gap-6">
          {items.map((trip) => (
            <li key={trip.id}>
              <TripCard trip={trip} />
            </li>
          ))}
        </ul>
        {trips.hasNextPage ? (
          <LoadMore busy={trips.isFetchingNextPage} onLoad={() => void trips.fetchNextPage()} />
        ) : null}
      </Tabs>
    </div>
  )
}
