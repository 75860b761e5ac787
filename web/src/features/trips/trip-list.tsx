import { Luggage, MapPinned } from 'lucide-react'
import { type ComponentType, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trip, TripTab } from '../../lib/api/model.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useApprovalToast } from './use-approval-toast.ts'
import { useTrips } from './use-trips.ts'

interface TripListProps {
  tab: TripTab
  /** How one trip is shown. */
  item: ComponentType<{ trip: Trip }>
}

/** The coming or the past trips of the signed-in guest, whole or in brief; live. */
export const TripList = ({ tab, item: Item }: TripListProps) => {
  const { t } = useTranslation('trips')
  const trips = useTrips(tab)
  const items = useMemo(() => trips.data?.pages.flatMap((page) => page.items) ?? [], [trips.data])
  useApprovalToast(items)
  return (
    <>
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
            <Item trip={trip} />
          </li>
        ))}
      </ul>
      {trips.hasNextPage ? (
        <LoadMore busy={trips.isFetchingNextPage} onLoad={() => void trips.fetchNextPage()} />
      ) : null}
    </>
  )
}
