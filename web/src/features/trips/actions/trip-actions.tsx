import { copenhagenDate } from '@nordbo/stay-rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { similarHomesPath } from '../../../domain/bookings/similar-homes-path.ts'
import type { ListedTrip, Trip } from '../../../lib/api/model.ts'
import { serverNow } from '../../../lib/clock/server-clock.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { CancelTrip } from './cancel-trip.tsx'
import { TripNextStep } from './trip-next-step.tsx'

interface TripActionsProps {
  trip: Trip & Partial<Pick<ListedTrip, 'needs'>>
  /** Further links. */
  children: ReactNode
}

/** The actions that the server allows for a trip, on its card and its page. Cancelling comes last. */
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
