import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { HubTab } from '../../domain/profile-hub/hub-tabs.ts'
import { ProfilePage } from '../../features/profile/profile-page.tsx'
import {
  fetchAccountTexts,
  fetchConsentTexts,
  fetchLateTexts,
  fetchNotificationTexts,
  fetchTabTexts,
} from '../../i18n/i18n.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { RequireSession } from '../guards/require-session.tsx'

/** A tab whose code and texts load when it is chosen. */
const lazyTab = (load: () => Promise<ComponentType>): ReactNode => {
  const Panel = lazy(async () => {
    const [panel] = await Promise.all([load(), fetchLateTexts(), fetchTabTexts()])
    return { default: panel }
  })
  return (
    <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
      <Panel />
    </Suspense>
  )
}

const exportSection = lazyTab(async () => (await import('../../features/data-rights/export-section.tsx')).ExportSection)
const deletionSection = lazyTab(
  async () => (await import('../../features/data-rights/delete-account-section.tsx')).DeleteAccountSection,
)

const consentSection = lazyTab(async () => {
  const [{ ConsentSection }] = await Promise.all([
    import('../../features/consent/consent-section.tsx'),
    fetchConsentTexts(),
  ])
  return ConsentSection
})

const panels: Record<HubTab, ReactNode> = {
  overview: lazyTab(async () => (await import('../../features/profile/overview/overview-tab.tsx')).OverviewTab),
  'personal-info': lazyTab(
    async () => (await import('../../features/profile/personal/personal-info-tab.tsx')).PersonalInfoTab,
  ),
  account: lazyTab(async () => {
    const [{ AccountTab }] = await Promise.all([import('../../features/account/account-tab.tsx'), fetchAccountTexts()])
    return () => <AccountTab deletion={deletionSection} />
  }),
  security: lazyTab(async () => {
    const [{ SecurityTab }] = await Promise.all([
      import('../../features/security/security-tab.tsx'),
      fetchAccountTexts(),
    ])
    return SecurityTab
  }),
  notifications: lazyTab(async () => {
    const [{ NotificationsTab }] = await Promise.all([
      import('../../features/profile/notifications/notifications-tab.tsx'),
      fetchNotificationTexts(),
      // Devices are named as on the tab of security.
      fetchAccountTexts(),
    ])
    return NotificationsTab
  }),
  payments: lazyTab(async () => (await import('../../domain/cards/saved/cards-panel.tsx')).CardsPanel),
  payouts: lazyTab(async () => (await import('../../features/payouts/account-panel.tsx')).AccountPanel),
  verification: lazyTab(async () => (await import('../../features/verification/verification-tab.tsx')).VerificationTab),
  'language-accessibility': lazyTab(
    async () =>
      (await import('../../features/profile/language/language-accessibility-tab.tsx')).LanguageAccessibilityTab,
  ),
  'privacy-data': lazyTab(async () => {
    const { PrivacyDataTab } = await import('../../features/profile/privacy/privacy-data-tab.tsx')
    return () => <PrivacyDataTab exports={exportSection} cookies={consentSection} />
  }),
  trips: lazyTab(async () => (await import('../../features/trips/list/brief-trips.tsx')).BriefTrips),
  wishlists: lazyTab(async () => (await import('../../features/profile/wishlists/wishlists-tab.tsx')).WishlistsTab),
  hosting: lazyTab(async () => (await import('../../features/profile/hosting/hosting-tab.tsx')).HostingTab),
}

const noPayouts = lazyTab(async () => (await import('../../features/profile/no-payouts-tab.tsx')).NoPayoutsTab)

/** Only hosts have payouts. */
const Profile = () => {
  const { isHost } = useSession()
  return <ProfilePage panels={isHost ? panels : { ...panels, payouts: noPayouts }} />
}

export const ProfileRoute = () => (
  <RequireSession>
    <Profile />
  </RequireSession>
)
