import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { NoPhoto } from '../../../ui/photos/no-photo.tsx'
import { Photo } from '../../../ui/photos/photo.tsx'
import { CancelledTripsProvider } from '../actions/cancelled-trips-provider.tsx'
import { TripActions } from '../actions/trip-actions.tsx'
import { StayDates } from '../history/stay-dates.tsx'
import { useTripHistory } from '../history/use-trip-history.ts'
import { TripBadges } from '../status/trip-badges.tsx'
import { TripDeadline } from '../status/trip-deadline.tsx'
import { statusKey } from '../status/trip-status.ts'

/** A trip beside its chat, with what its guest can do. */
export const TripBesideChat = ({ id }: { id: string }) => {
  const { t } = useTranslation('trips')
  const story = useTripHistory(id)
  const trip = story.data?.trip
  if (!trip)
    return story.isError ? (
      <ErrorState
        title={t('bookingFailed', { ns: 'messages' })}
        error={story.error}
        onRetry={() => void story.refetch()}
        busy={story.isFetching}
      />
    ) : (
      <Skeleton className="h-72 rounded-card" />
    )
  const { listing } = trip
  return (
    <CancelledTripsProvider>
      <article data-testid="chat-booking" data-status={trip.status} className="grid gap-4">
        {listing.photo ? (
          <Photo photo={listing.photo} alt="" sizes="20rem" className="rounded-card" />
        ) : (
          <NoPhoto className="rounded-card" />
        )}
        <TripBadges trip={trip}>{t(`status.${statusKey(trip)}`, { ns: 'booking' })}</TripBadges>
        <h3 dir="auto" className="text-match text-18">
          {listing.title}
        </h3>
        <StayDates trip={trip} />
        <TripDeadline trip={trip} />
        <div className="flex flex-wrap gap-3">
          <TripActions trip={trip}>
            <ButtonLink to={`/trips/${id}`} variant="outline">
              {t('seeTrip')}
            </ButtonLink>
          </TripActions>
        </div>
      </article>
    </CancelledTripsProvider>
  )
}
