import { useTranslation } from 'react-i18next'
import { anotherPath } from '../../lib/another-path.ts'
import type { Trip } from '../../lib/api/model.ts'
import { copenhagenDate } from '../../lib/calendar-date.ts'
import { serverNow } from '../../lib/session/server-clock.ts'
import { usePaymentLink } from '../../lib/use-payment-link.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CancelTrip } from './cancel-trip.tsx'

/** What the guest may do with a trip now, on its card and on its page; the server says what. */
export const TripActions = ({ trip }: { trip: Trip }) => {
  const { t } = useTranslation('trips')
  const link = usePaymentLink()
  const another = anotherPath(trip, copenhagenDate(new Date(serverNow())))
  return (
    <>
      {trip.actions.includes('pay') ? (
        <Button look="accent" busy={link.isPending} onClick={() => link.mutate(trip.id)}>
          {t('payNow', { ns: 'booking' })}
        </Button>
      ) : null}
      <CancelTrip trip={trip} />
      {another ? <ButtonLink to={another}>{t('findAnother', { ns: 'booking' })}</ButtonLink> : null}
      {trip.status === 'completed' ? (
        <>
          <ButtonLink to={`/review/${trip.id}`} look={trip.reviewed ? 'outline' : 'primary'}>
            {trip.reviewed ? t('seeReview', { ns: 'reviews' }) : t('review')}
          </ButtonLink>
          <ButtonLink to={`/damage-claim/${trip.id}`} look="outline">
            {t('damage')}
          </ButtonLink>
        </>
      ) : null}
    </>
  )
}
