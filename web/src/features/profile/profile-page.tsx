import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Tabs } from '../../ui/layout/tabs.tsx'

/** A tab of the profile. `name` appears in the address. */
export interface ProfileTab {
  name: string
  label: string
  panel: ReactNode
}

/** The profile's tabs. The address stores the tab, and the first one is the default. */
export const ProfilePage = ({ tabs }: { tabs: readonly [ProfileTab, ...ProfileTab[]] }) => {
  const { t } = useTranslation('profile')
  const [params, setParams] = useSearchParams()
  const { user } = useSession()
  const [first] = tabs
  const shown = tabs.find(({ name }) => name === params.get('tab')) ?? first
  usePageTitle(t('pageTitle', { tab: shown.label }))
  return (
    <div className="page page-to-[59rem] pt-8 md:pt-12">
      <h1 className="text-36 md:text-48">{t('title')}</h1>
      <p className="mt-2 mb-6 text-soft wrap-anywhere">
        {user ? t('who', { name: user.name, email: user.email }) : null}
      </p>
      <Tabs
        label={t('title')}
        value={shown.name}
        onChoose={(tab) => setParams(tab === first.name ? {} : { tab })}
        tabs={tabs.map(({ name, label }) => ({ value: name, label }))}
      >
        {shown.panel}
      </Tabs>
    </div>
  )
}
