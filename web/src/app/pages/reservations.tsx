import { useTranslation } from 'react-i18next'
import { StayAlteration } from '../../features/alterations/stay-alteration.tsx'
import { ReservationsPage } from '../../features/reservations/reservations-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'
import { CampaignBanner } from '../shell/campaign-banner.tsx'
import { HostNav } from '../shell/host-nav.tsx'

export const ReservationsRoute = () => {
  const { t } = useTranslation('reservations')
  return (
    <RequireSession needs="host" wait={t('checkingAccess')}>
      <HostNav />
      <CampaignBanner />
      <ReservationsPage
        more={(reservation) =>
          reservation.status === 'confirmed' ? (
            <StayAlteration
              stay={reservation}
              other={reservation.guest?.name ?? t('guestFallback', { ns: 'common' })}
            />
          ) : null
        }
      />
    </RequireSession>
  )
}
