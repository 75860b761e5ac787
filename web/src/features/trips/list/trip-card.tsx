import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDeclineText } from '../../../domain/bookings/use-decline-text.ts'
import { WriteButton } from '../../../domain/messages/write-button.tsx'
import type { ListedTrip } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { NoPhoto } from '../../../ui/photos/no-photo.tsx'
import { Photo } from '../../../ui/photos/photo.tsx'
import { TripActions } from '../actions/trip-actions.tsx'
import { StayDates } from '../history/stay-dates.tsx'
import { TripBadges } from '../status/trip-badges.tsx'
import { TripDeadline } from '../status/trip-deadline.tsx'
import { statusKey } from '../status/trip-status.ts'
import { TripRefund } from './trip-refund.tsx'

/** The guest's message, and why the trip ended or may end. */
const TripNotes = ({ trip }: { trip: ListedTrip }) => {
  const { t } = useTranslation('trips')
  const declineText = useDeclineText()
  return (
    <>
      {trip.message && trip.status === 'pending_request' ? (
        <p className="mt-4 border-s-2 border-line ps-3 text-14 text-soft">
          {t('yourMessage', { message: trip.message })}
        </p>
      ) : null}
      {trip.hostUnavailable ? <p className="mt-4 text-14">{t('hostUnavailable.title')}</p> : null}
      {trip.declineCode ? <p className="mt-4 text-14">{declineText(trip)}</p> : null}
      {trip.declineReason ? <p className="mt-4 text-14">{t('declineReason', { reason: trip.declineReason })}</p> : null}
      {trip.cancelReason ? (
        <p className="mt-4 text-14 wrap-anywhere">{t('declineReason', { reason: trip.cancelReason })}</p>
      ) : null}
    </>
  )
}

/** A card of one trip: place, dates, status and actions. */
export const TripCard = ({ trip }: { trip: ListedTrip }) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const { listing } = trip
  return (
    <article
      data-testid="trip"
      data-booking={trip.id}
      data-status={trip.status}
      className="grid overflow-hidden rounded-card bg-raised hairline border-line md:grid-cols-[20rem_minmax(0,1fr)]"
    >
      {listing.photo ? (
        <Photo
          photo={listing.photo}
          alt={t('photoFallbackAlt', { ns: 'ui', title: listing.title })}
          sizes="(min-width: 48rem) 30rem, 100vw"
          className="md:aspect-auto md:h-full"
        />
      ) : (
        <NoPhoto className="md:aspect-auto md:h-full" />
      )}
      <div className="grid content-between gap-5 p-5 md:p-7">
        <div>
          <TripBadges trip={trip}>{t(`status.${statusKey(trip)}`, { ns: 'booking' })}</TripBadges>
          <h3 dir="auto" className="mt-3 text-match text-22">
            <Link to={`/trips/${trip.id}`} className="underline-offset-4 hover:underline">
              {listing.title}
            </Link>
          </h3>
          <p className="mt-1 flex items-center gap-1.5 text-14 text-soft">
            <MapPin aria-hidden="true" className="size-4" />
            {listing.city}, {t(`country.${listing.country}`, { ns: 'common' })}
          </p>
          <div className="mt-5">
            <StayDates trip={trip} />
          </div>
          <TripNotes trip={trip} />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-5">
          <div>
            <p className="tabular text-18 font-semibold">{format.dkkAndPrice(trip.total)}</p>
            <TripDeadline trip={trip} />
            <TripRefund trip={trip} />
          </div>
          <div className="flex flex-wrap gap-3 md:ms-auto md:justify-end">
            <TripActions trip={trip}>
              <ButtonLink
                to={`/trips/${trip.id}`}
                variant="outline"
                aria-label={t('seeTripTo', { title: listing.title })}
              >
                {t('seeTrip')}
              </ButtonLink>
              <WriteButton bookingId={trip.id} to="host" />
            </TripActions>
          </div>
        </div>
      </div>
    </article>
  )
}
