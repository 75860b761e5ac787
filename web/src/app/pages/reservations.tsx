import { useTranslation } from 'react-i18next'
import { ReservationsPage } from '../../features/reservations/reservations-page.tsx'
import { RequireSession } from '../../lib/session/require-session.tsx'
import { CampaignBanner } from '../shell/campaign-banner.tsx'
import { HostNav } from '../shell/host-nav.tsx'

export const ReservationsRoute = () => {
  const { t } = useTranslation('reservations')
  return (
    <RequireSession needs="host" wait={t('checkingAccess')}>
      <HostNav />
      <CampaignBanner />
      <ReservationsPage />
    </RequireSession>
  )
}
