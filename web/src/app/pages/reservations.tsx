import { useTranslation } from 'react-i18next'
import { StayAlteration } from '../../features/alterations/stay-alteration.tsx'
import { ReservationsPage } from '../../features/reservations/reservations-page.tsx'

export const ReservationsRoute = () => {
  const { t } = useTranslation()
  return (
    <ReservationsPage
      more={(reservation) =>
        reservation.status === 'confirmed' ? (
          <StayAlteration stay={reservation} other={reservation.guest?.name ?? t('guestFallback')} />
        ) : null
      }
    />
  )
}
