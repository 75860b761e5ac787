import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AskToVerify } from '../../domain/mail-verification/ask-to-verify.tsx'
import type { HubTab } from '../../domain/profile-hub/hub-tabs.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { HubDialog } from './hub/hub-dialog.tsx'
import { useHubAddress } from './hub/use-hub-address.ts'
import { HeaderCard } from './page/header-card.tsx'
import { ProfileMenu } from './page/profile-menu.tsx'

/** Under the open hub, so that its title wins. */
const PageTitle = () => {
  const { t } = useTranslation('profile')
  usePageTitle(t('title'))
  return null
}

/** A person's own page: who they are, where they go from here, and the hub over it (docs/product/people.md, Profile hub). */
export const ProfilePage = ({ panels }: { panels: Record<HubTab, ReactNode> }) => {
  const { t } = useTranslation('profile')
  const address = useHubAddress()
  return (
    <div className="page page-to-[46rem] pt-8 md:pt-12">
      <h1 className="mb-6 text-36 md:text-48">{t('title')}</h1>
      <div className="grid gap-6">
        <HeaderCard onOverview={() => address.go('overview')} />
        <AskToVerify reason="account" />
        <ProfileMenu onOpen={address.go} />
      </div>
      {address.tab === null ? (
        <PageTitle />
      ) : (
        <HubDialog tab={address.tab} address={address}>
          {panels[address.tab]}
        </HubDialog>
      )}
    </div>
  )
}
