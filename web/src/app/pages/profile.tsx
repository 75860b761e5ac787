import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { BriefTrips } from '../../features/trips/list/brief-trips.tsx'
import { useSession } from '../../lib/session/use-session.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { RequireSession } from '../guards/require-session.tsx'

const CardsPanel = lazy(async () => ({
  default: (await import('../../domain/cards/saved/cards-panel.tsx')).CardsPanel,
}))
const AccountPanel = lazy(async () => ({
  default: (await import('../../features/payouts/account-panel.tsx')).AccountPanel,
}))

/** A tab whose code loads when it is chosen. */
const lazyTab = (Panel: ComponentType) => (
  <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
    <Panel />
  </Suspense>
)

/** All tabs of the profile, in order. Only hosts have payouts. */
const Profile = () => {
  const { t } = useTranslation('profile')
  const { isHost } = useSession()
  return (
    <ProfilePage
      tabs={[
        { name: 'trips', label: t('tab.trips'), panel: <BriefTrips /> },
        { name: 'payment-methods', label: t('tab.paymentMethods'), panel: lazyTab(CardsPanel) },
        ...(isHost ? [{ name: 'payout-account', label: t('tab.payoutAccount'), panel: lazyTab(AccountPanel) }] : []),
      ]}
    />
  )
}

export const ProfileRoute = () => (
  <RequireSession>
    <Profile />
  </RequireSession>
)
