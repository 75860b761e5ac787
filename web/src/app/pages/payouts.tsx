import { useTranslation } from 'react-i18next'
import { PayoutsPage } from '../../features/payouts/payouts-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'
import { CampaignBanner } from '../shell/campaign-banner.tsx'
import { HostNav } from '../shell/host-nav.tsx'

export const PayoutsRoute = () => {
  const { t } = useTranslation('payouts')
  return (
    <RequireSession needs="host" wait={t('checkingAccess')}>
      <HostNav />
      <CampaignBanner />
      <PayoutsPage />
    </RequireSession>
  )
}
