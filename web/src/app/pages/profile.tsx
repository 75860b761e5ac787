import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { BriefTrips } from '../../features/trips/brief-trips.tsx'
import { useSession } from '../../lib/session/use-session.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { RequireSession } from '../guards/require-session.tsx'

const CardsPanel = lazy(async () => ({
  default: (await import('../../domain/cards/saved/cards-panel.tsx')).CardsPanel,
}))
const AccountPanel = lazy(async () => ({
  default: (await import('../../features/payouts/account-panel.tsx')).AccountPanel,
}))

/** A tab that comes when it is chosen. */
const later = (Panel: ComponentType) => (
  <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
    <Panel />
  </Suspense>
)

/** Every tab of the profile, in its order. Only hosts are paid out. */
const Profile = () => {
  const { t } = useTranslation('profile')
  const { isHost } = useSession()
  return (
    <ProfilePage
      tabs={[
        { name: 'trips', label: t('tab.trips'), panel: <BriefTrips /> },
        { name: 'payment-methods', label: t('tab.paymentMethods'), panel: later(CardsPanel) },
        ...(isHost ? [{ name: 'payout-account', label: t('tab.payoutAccount'), panel: later(AccountPanel) }] : []),
      ]}
    />
  )
}

export const ProfileRoute = () => (
  <RequireSession>
    <Profile />
  </RequireSession>
)
