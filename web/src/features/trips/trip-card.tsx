import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Trip } from '../../lib/api/model.ts'
import { useToday } from '../../lib/session/use-now.ts'
import { useFormat } from '../../lib/use-format.ts'
import { usePartyText } from '../../lib/use-party-text.ts'
import { usePaymentLink } from '../../lib/use-payment-link.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useCountdown } from '../../ui/countdown.tsx'
import { NoPhoto } from '../../ui/no-photo.tsx'
import { Photo } from '../../ui/photo.tsx'
import { toneOf } from './trip-status.ts'

const Deadline = ({ until, kind }: { until: string; kind: 'answerIn' | 'payIn' }) => {
  const { t } = useTranslation('trips')
  const left = useCountdown(until)
  return <p className="tabular text-14 text-soft">{left.past ? left.text : t(kind, { time: left.text })}</p>
}

const End = ({ label, date, hint }: { label: string; date: string; hint: string }) => (
  <div>
    <p className="text-12 font-semibold text-soft">{label}</p>
    <p className="font-medium">{date}</p>
    <p className="text-14 text-soft">{hint}</p>
  </div>
)

/** One trip: where, when, how it stands, what to do. */
export const TripCard = ({ trip }: { trip: Trip }) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const today = useToday()
  const party = usePartyText()
  const link = usePaymentLink()
  const { listing } = trip
  const payable = trip.actions.includes('pay')
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
          <Badge tone={toneOf[trip.status]}>{t(`status.${trip.status}`)}</Badge>
          <h2 className="mt-3 text-22">
            <Link to={`/listing/${listing.id}`} className="underline-offset-4 hover:underline">
              {listing.title}
            </Link>
          </h2>
          <p className="mt-1 flex items-center gap-1.5 text-14 text-soft">
            <MapPin aria-hidden="true" className="size-4" />
            {listing.city}, {t(`country.${listing.country}`, { ns: 'common' })}
          </p>
          <div className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
            <End
              label={t('checkIn', { ns: 'ui' })}
              date={format.dayBeyond(trip.checkIn, today)}
              hint={t('checkInFrom', { time: format.clock(listing.checkInFrom) })}
            />
            <End
              label={t('checkOut', { ns: 'ui' })}
              date={format.dayBeyond(trip.checkOut, today)}
              hint={t('checkOutBefore', { time: format.clock(listing.checkOutBefore) })}
            />
            <End
              label={t('guests', { ns: 'listing' })}
              date={party(trip.guests)}
              hint={t('nights', { ns: 'common', count: trip.nights })}
            />
          </div>
          {trip.message && trip.status === 'pending_request' ? (
            <p className="mt-4 border-s-2 border-line ps-3 text-14 text-soft">
              {t('yourMessage', { message: trip.message })}
            </p>
          ) : null}
          {trip.declineReason ? (
            <p className="mt-4 text-14">{t('declineReason', { reason: trip.declineReason })}</p>
          ) : null}
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-5">
          <div>
            <p className="tabular text-18 font-semibold">{format.dkk(trip.total)}</p>
            {trip.status === 'pending_request' && trip.approvalExpiresAt ? (
              <Deadline until={trip.approvalExpiresAt} kind="answerIn" />
            ) : null}
            {payable && trip.paymentDueAt ? <Deadline until={trip.paymentDueAt} kind="payIn" /> : null}
          </div>
          {payable ? (
            <Button look="accent" busy={link.isPending} onClick={() => link.mutate(trip.id)}>
              {t('payNow')}
            </Button>
          ) : null}
        </div>
      </div>
    </article>
  )
}
