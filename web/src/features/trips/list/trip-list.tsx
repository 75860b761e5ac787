import { Luggage, MapPinned } from 'lucide-react'
import { type ComponentType, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedTrip, TripTab } from '../../../lib/api/model.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { LoadMore } from '../../../ui/button/load-more.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CancelledTripsProvider } from '../actions/cancelled-trips-provider.tsx'
import { type TripSectionName, tripSections } from './trip-sections.ts'
import { useApprovalToast } from './use-approval-toast.ts'
import { useTrips } from './use-trips.ts'

interface TripListProps {
  tab: TripTab
  /** Renders one trip. */
  item: ComponentType<{ trip: ListedTrip }>
}

const Section = ({
  part,
  alone,
  trips,
  item: Item,
}: Pick<TripListProps, 'item'> & { part: TripSectionName; alone: boolean; trips: readonly ListedTrip[] }) => {
  const { t } = useTranslation('trips')
  const id = useId()
  // Without other sections the tab already names this one.
  const silent = alone && (part === 'upcoming' || part === 'past')
  return (
    <section aria-labelledby={id} data-testid="trip-section" data-part={part}>
      <h2 id={id} className={silent ? 'sr-only' : 'mb-4 text-22'}>
        {t(`part.${part}`)}
      </h2>
      <ul className="grid gap-6">
        {trips.map((trip) => (
          <li key={trip.id}>
            <Item trip={trip} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The upcoming or past trips of the signed-in guest, those that need the guest first. Updated live. */
export const TripList = ({ tab, item }: TripListProps) => {
  const { t } = useTranslation('trips')
  const trips = useTrips(tab)
  const items = useMemo(() => trips.data?.pages.flatMap((page) => page.items) ?? [], [trips.data])
  const sections = tripSections(items, tab)
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
      {trips.isSuccess && items.every(({ ended }) => ended) ? (
        <EmptyState
          icon={tab === 'upcoming' ? <Luggage className="size-7" /> : <MapPinned className="size-7" />}
          title={t(tab === 'upcoming' ? 'emptyUpcoming' : 'emptyPast')}
          text={t(tab === 'upcoming' ? 'emptyUpcomingText' : 'emptyPastText')}
        >
          <ButtonLink to="/">{t('explore')}</ButtonLink>
        </EmptyState>
      ) : null}
      <CancelledTripsProvider>
        <div className="grid gap-10">
          {sections.map(({ part, trips: inIt }) => (
            <Section key={part} part={part} alone={sections.length === 1} trips={inIt} item={item} />
          ))}
        </div>
      </CancelledTripsProvider>
      {trips.hasNextPage ? (
        <LoadMore busy={trips.isFetchingNextPage} onLoad={() => void trips.fetchNextPage()} />
      ) : null}
    </>
  )
}
