import { useTranslation } from 'react-i18next'
import type { Trip } from '../../lib/api/model.ts'
import { copenhagenDate } from '../../lib/calendar-date.ts'
import { serverNow } from '../../lib/session/server-clock.ts'
import { stayPath } from '../../lib/stay-path.ts'
import { usePaymentLink } from '../../lib/use-payment-link.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CancelTrip } from './cancel-trip.tsx'

/** Other homes of the same place, dates and people. */
const anotherPath = ({ listing, checkIn, checkOut, guests }: Trip): string =>
  `${stayPath('/search', { checkIn, checkOut }, guests)}&${new URLSearchParams({ place: listing.city })}`

/** What the guest may do with a trip now, on its card and on its page; the server says what. */
export const TripActions = ({ trip }: { trip: Trip }) => {
  const { t } = useTranslation('trips')
  const link = usePaymentLink()
  return (
    <>
      {trip.actions.includes('pay') ? (
        <Button look="accent" busy={link.isPending} onClick={() => link.mutate(trip.id)}>
          {t('payNow', { ns: 'booking' })}
        </Button>
      ) : null}
      <CancelTrip trip={trip} />
      {trip.status === 'cancelled_by_host' && trip.checkIn >= copenhagenDate(new Date(serverNow())) ? (
        <ButtonLink to={anotherPath(trip)}>{t('findAnother')}</ButtonLink>
      ) : null}
      {trip.status === 'completed' ? (
        <>
          <ButtonLink to={`/review/${trip.id}`}>{t('review')}</ButtonLink>
          <ButtonLink to={`/damage-claim/${trip.id}`} look="outline">
            {t('damage')}
          </ButtonLink>
        </>
      ) : null}
    </>
  )
}
