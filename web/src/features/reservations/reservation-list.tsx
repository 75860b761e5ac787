import { CalendarCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReservationTab } from '../../lib/api/model.ts'
import { LoadMore } from '../../ui/button/load-more.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ReservationRow } from './reservation-row.tsx'
import { useReservations } from './use-reservations.ts'

/** The reservations of one tab. */
export const ReservationList = ({ tab, pathOf }: { tab: ReservationTab; pathOf: (id: string) => string }) => {
  const { t } = useTranslation('reservations')
  const reservations = useReservations(tab)
  const items = reservations.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      {reservations.isPending ? (
        <div className="grid gap-4">
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-28 rounded-card" />
        </div>
      ) : null}
      {reservations.isError && items.length === 0 ? (
        <ErrorState
          title={t('failed')}
          error={reservations.error}
          onRetry={() => void reservations.refetch()}
          busy={reservations.isFetching}
        />
      ) : null}
      {reservations.isSuccess && items.length === 0 ? (
        <EmptyState
          icon={<CalendarCheck className="size-7" />}
          title={t(`empty.${tab}`)}
          text={t(`emptyText.${tab}`)}
        />
      ) : null}
      <ul className="grid grid-cols-1 gap-4">
        {items.map((reservation) => (
          <li key={reservation.id}>
            <ReservationRow reservation={reservation} to={pathOf(reservation.id)} />
          </li>
        ))}
      </ul>
      {reservations.hasNextPage ? (
        <LoadMore busy={reservations.isFetchingNextPage} onLoad={() => void reservations.fetchNextPage()} />
      ) : null}
    </>
  )
}
