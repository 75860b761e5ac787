import { copenhagenDate } from '@nordbo/stay-rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { similarHomesPath } from '../../domain/bookings/similar-homes-path.ts'
import type { ListedTrip, Trip } from '../../lib/api/model.ts'
import { serverNow } from '../../lib/clock/server-clock.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { CancelTrip } from './cancel-trip.tsx'
import { TripNextStep } from './trip-next-step.tsx'

interface TripActionsProps {
  trip: Trip & Partial<Pick<ListedTrip, 'needs'>>
  /** Where else to go from here. */
  children: ReactNode
}

/** What the guest may do with a trip now, on its card and on its page; the server says what. Calling it off comes last. */
export const TripActions = ({ trip, children }: TripActionsProps) => {
  const { t } = useTranslation('trips')
  const another = similarHomesPath(trip, copenhagenDate(new Date(serverNow())))
  return (
    <>
      <TripNextStep trip={trip} />
      {another ? <ButtonLink to={another}>{t('findAnother', { ns: 'booking' })}</ButtonLink> : null}
      {trip.reviewed || trip.actions.includes('review') ? (
        <ButtonLink to={`/review/${trip.id}`} variant={trip.reviewed ? 'outline' : 'primary'}>
          {trip.reviewed ? t('seeReview', { ns: 'reviews' }) : t('review')}
        </ButtonLink>
      ) : null}
      {trip.status === 'completed' ? (
        <ButtonLink to={`/damage-claim/${trip.id}`} variant="outline">
          {t('damage')}
        </ButtonLink>
      ) : null}
      {children}
      <CancelTrip trip={trip} />
    </>
  )
}
