import { useTranslation } from 'react-i18next'
import { usePaymentLink } from '../../../domain/bookings/use-payment-link.ts'
import type { ListedTrip, Trip } from '../../../lib/api/model.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'

/** A button for what a trip needs from its guest. Renders nothing without a need. */
export const TripNextStep = ({ trip }: { trip: Trip & Partial<Pick<ListedTrip, 'needs'>> }) => {
  const { t } = useTranslation('trips')
  const link = usePaymentLink()
  if (trip.actions.includes('pay'))
    return (
      <Button busy={link.isPending} onClick={() => link.mutate(trip.id)}>
        {t('payNow', { ns: 'booking' })}
      </Button>
    )
  if (!trip.needs || trip.needs.what === 'pay') return null
  return <ButtonLink to={`/trips/${trip.id}`}>{t(`need.${trip.needs.what}`)}</ButtonLink>
}
