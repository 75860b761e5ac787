import { useTranslation } from 'react-i18next'
import { CardsPanel } from '../../features/cards/cards-panel.tsx'
import { AccountPanel } from '../../features/payouts/account-panel.tsx'
import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { BriefTrips } from '../../features/trips/brief-trips.tsx'
import { RequireSession } from '../../lib/session/require-session.tsx'
import { useSession } from '../../lib/session/use-session.ts'

/** Every tab of the profile, in its order. Only hosts are paid out. */
const Profile = () => {
  const { t } = useTranslation('profile')
  const { isHost } = useSession()
  return (
    <ProfilePage
      tabs={[
        { name: 'trips', label: t('tab.trips'), panel: <BriefTrips /> },
        { name: 'payment-methods', label: t('tab.paymentMethods'), panel: <CardsPanel /> },
        ...(isHost ? [{ name: 'payout-account', label: t('tab.payoutAccount'), panel: <AccountPanel /> }] : []),
      ]}
    />
  )
}

export const ProfileRoute = () => (
  <RequireSession>
    <Profile />
  </RequireSession>
)
