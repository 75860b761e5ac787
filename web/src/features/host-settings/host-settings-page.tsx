import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useProfile } from '../../domain/profile/use-profile.ts'
import type { Profile } from '../../lib/api/model.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { NotificationsTab } from './notifications-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { SecurityTab } from './security-tab.tsx'

const tabs = ['profile', 'security', 'notifications', 'preferences'] as const
type Tab = (typeof tabs)[number]

const Panel = ({ tab, profile }: { tab: Tab; profile: Profile }) => {
  if (tab === 'security') return <SecurityTab profile={profile} />
  if (tab === 'notifications') return <NotificationsTab />
  if (tab === 'preferences') return <PreferencesTab profile={profile} />
  return <ProfileTab profile={profile} />
}

/** A host's settings. The address stores the tab. */
export const HostSettingsPage = () => {
  const { t } = useTranslation('hostSettings')
  const [params, setParams] = useSearchParams()
  const profile = useProfile()
  const tab = tabs.find((known) => known === params.get('tab')) ?? 'profile'
  usePageTitle(t('title'))
  return (
    <div className="page page-to-[59rem] pt-8 md:pt-12">
      <h1 className="text-36 md:text-48">{t('title')}</h1>
      <p className="mt-2 mb-6 text-soft">{t('lead')}</p>
      <Tabs
        label={t('title')}
        value={tab}
        onChoose={(next) => setParams(next === 'profile' ? {} : { tab: next })}
        tabs={tabs.map((name) => ({ value: name, label: t(`tab.${name}`) }))}
      >
        {profile.data ? <Panel tab={tab} profile={profile.data} /> : null}
        {profile.isPending ? (
          <div className="grid max-w-[40rem] gap-6">
            <p role="status" className="sr-only">
              {t('loading')}
            </p>
            <Skeleton className="h-16" />
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </div>
        ) : null}
        {profile.isError && !profile.data ? (
          <ErrorState
            title={t('failed')}
            error={profile.error}
            onRetry={() => void profile.refetch()}
            busy={profile.isFetching}
          />
        ) : null}
      </Tabs>
    </div>
  )
}
