import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePartyText } from '../../../domain/stay/use-party-text.ts'
import type { ListedTrip } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { NoPhoto } from '../../../ui/photos/no-photo.tsx'
import { Photo } from '../../../ui/photos/photo.tsx'
import { CancelTrip } from '../actions/cancel-trip.tsx'
import { TripNextStep } from '../actions/trip-next-step.tsx'
import { TripBadges } from '../status/trip-badges.tsx'
import { TripDeadline } from '../status/trip-deadline.tsx'
import { shortStatusKey, statusKey } from '../status/trip-status.ts'

/** A short card of one trip. Only a confirmed, future stay can be cancelled here. */
export const BriefTrip = ({ trip }: { trip: ListedTrip }) => {
  const { t } = useTranslation(['trips', 'profile', 'booking'])
  const format = useFormat()
  const party = usePartyText()
  const { listing } = trip
  const short = shortStatusKey(trip.status)
  const photo = 'aspect-square rounded-control'
  return (
    <article
      data-testid="trip"
      data-booking={trip.id}
      data-status={trip.status}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 rounded-card bg-raised hairline border-line p-4 @2xl:grid-cols-[7rem_minmax(0,1fr)_auto] @2xl:items-center"
    >
      {listing.photo ? (
        <Photo
          photo={listing.photo}
          alt={t('photoFallbackAlt', { ns: 'ui', title: listing.title })}
          sizes="7rem"
          className={photo}
        />
      ) : (
        <NoPhoto className={photo} />
      )}
      <div className="min-w-0">
        <TripBadges trip={trip}>
          {short ? t(`trip.${short}`, { ns: 'profile' }) : t(`status.${statusKey(trip)}`, { ns: 'booking' })}
        </TripBadges>
        <h3 dir="auto" className="mt-2 text-match text-18">
          <Link to={`/trips/${trip.id}`} className="underline-offset-4 hover:underline">
            {listing.title}
          </Link>
        </h3>
        <p className="text-14 text-soft">{listing.city}</p>
        <p className="mt-1 text-14">
          {format.range(trip.checkIn, trip.checkOut)} · {party(trip.guests)}
        </p>
        <TripDeadline trip={trip} />
      </div>
      <div className="col-span-full flex flex-wrap justify-end gap-2 @2xl:col-span-1">
        <TripNextStep trip={trip} />
        <ButtonLink to={`/trips/${trip.id}`} variant="outline" aria-label={t('seeTripTo', { title: listing.title })}>
          {t('seeTrip')}
        </ButtonLink>
        {trip.status === 'confirmed' || trip.status === 'cancelled_by_guest' ? <CancelTrip trip={trip} /> : null}
      </div>
    </article>
  )
}
