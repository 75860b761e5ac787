import { useTranslation } from 'react-i18next'
import { WriteButton } from '../../../domain/messages/write-button.tsx'
import type { Trip } from '../../../lib/api/model.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { NoPhoto } from '../../../ui/photos/no-photo.tsx'
import { Photo } from '../../../ui/photos/photo.tsx'
import { TripActions } from '../actions/trip-actions.tsx'
import { TripDeadline } from '../status/trip-deadline.tsx'
import { statusKey, toneOf } from '../status/trip-status.ts'

/** The home of a trip, the trip's status, and what its guest can do. */
export const TripHeader = ({ trip }: { trip: Trip }) => {
  const { t } = useTranslation('trips')
  const { listing } = trip
  return (
    <header className="grid gap-6 md:grid-cols-[14rem_minmax(0,1fr)] md:items-center">
      {listing.photo ? (
        <Photo photo={listing.photo} alt="" sizes="(min-width: 48rem) 14rem, 100vw" className="rounded-card" />
      ) : (
        <NoPhoto className="rounded-card" />
      )}
      <div>
        <div role="status">
          <Badge tone={toneOf[trip.status]}>{t(`status.${statusKey(trip)}`, { ns: 'booking' })}</Badge>
        </div>
        <h1 dir="auto" className="mt-3 text-match text-28 md:text-36">
          {listing.title}
        </h1>
        <p className="mt-1 text-soft">
          {listing.city}, {t(`country.${listing.country}`, { ns: 'common' })}
        </p>
        <div className="mt-2">
          <TripDeadline trip={trip} />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <TripActions trip={trip}>
            <ButtonLink to={`/listing/${listing.id}`} variant="outline">
              {t('seeHome')}
            </ButtonLink>
            <WriteButton bookingId={trip.id} to="host" />
          </TripActions>
        </div>
      </div>
    </header>
  )
}
