import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Trip } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/use-format.ts'
import { usePartyText } from '../../lib/use-party-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { NoPhoto } from '../../ui/no-photo.tsx'
import { Photo } from '../../ui/photo.tsx'
import { CancelTrip } from './cancel-trip.tsx'
import { shortWord, statusWord, toneOf } from './trip-status.ts'

/** One trip in brief; only a confirmed stay that has not begun can be cancelled from here. */
export const BriefTrip = ({ trip }: { trip: Trip }) => {
  const { t } = useTranslation(['trips', 'profile', 'booking'])
  const format = useFormat()
  const party = usePartyText()
  const { listing } = trip
  const short = shortWord(trip.status)
  const photo = 'aspect-square rounded-control'
  return (
    <article
      data-testid="trip"
      data-booking={trip.id}
      data-status={trip.status}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 rounded-card bg-raised hairline border-line p-4 md:grid-cols-[7rem_minmax(0,1fr)_auto] md:items-center"
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
        <Badge tone={toneOf[trip.status]}>
          {short ? t(`trip.${short}`, { ns: 'profile' }) : t(`status.${statusWord(trip)}`, { ns: 'booking' })}
        </Badge>
        <h3 className="mt-2 text-18">
          <Link to={`/trips/${trip.id}`} className="underline-offset-4 hover:underline">
            {listing.title}
          </Link>
        </h3>
        <p className="text-14 text-soft">{listing.city}</p>
        <p className="mt-1 text-14">
          {format.range(trip.checkIn, trip.checkOut)} · {party(trip.guests)}
        </p>
      </div>
      <div className="col-span-full flex justify-end empty:hidden md:col-span-1">
        {trip.status === 'confirmed' || trip.status === 'cancelled_by_guest' ? <CancelTrip trip={trip} /> : null}
      </div>
    </article>
  )
}
