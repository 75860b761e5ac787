import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { MessagesPage } from '../../features/messages/messages-page.tsx'
import { RequestCard } from '../../features/requests/request-card.tsx'
import { ReservationRow } from '../../features/reservations/reservation-row.tsx'
import { useReservation } from '../../features/reservations/use-reservations.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** A booking beside its chat: a request with its answers, or a link to the reservation and its actions. */
const BookingBesideChat = ({ id }: { id: string }) => {
  const { t } = useTranslation('messages')
  const { data, ...query } = useReservation(id)
  if (!data)
    return query.isError ? (
      <ErrorState
        title={t('bookingFailed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    ) : (
      <Skeleton className="h-72 rounded-card" />
    )
  const { reservation } = data
  if (reservation.status === 'pending_request')
    return (
      <RequestCard
        offersToWrite={false}
        request={reservation}
        answered={false}
        onAnswered={() => undefined}
        onLeft={() => undefined}
      />
    )
  return <ReservationRow reservation={reservation} to={`/host/dashboard/reservations?booking=${id}`} />
}

/** The threads of a host, and one of them with its booking. */
export const HostMessagesRoute = () => {
  const { id } = useParams()
  return (
    <MessagesPage
      side="host"
      base="/host/dashboard/messages"
      threadId={id}
      booking={(booking) => <BookingBesideChat key={booking} id={booking} />}
    />
  )
}
