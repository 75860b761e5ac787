import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { useSession } from '../../lib/session/use-session.ts'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { RequireSession } from '../guards/require-session.tsx'
import { CampaignBanner } from './campaign-banner.tsx'
import { HostBottomBar } from './host-bottom-bar.tsx'
import { HostSidebar } from './host-sidebar.tsx'

/** Few need it, so no page of a host loads it. */
const PartnersInstead = lazy(async () => ({ default: (await import('./partners-instead.tsx')).PartnersInstead }))

const payouts = '/host/dashboard/payouts'

/** Pages about money, where the campaign is announced. */
const campaignPages = new Set(['/host/dashboard', '/host/dashboard/reservations', payouts])

/** What surrounds the pages of hosts and administrators: the guard, the menu and the phone's bottom bar. */
export const HostLayout = () => {
  const { t } = useTranslation('host')
  const { pathname } = useLocation()
  const { user, isHost } = useSession()
  const guarded = (
    <RequireSession needs="host" wait={t('checkingAccess')}>
      <div className="mx-auto flex w-full max-w-page md:ps-(--page-edge)">
        <HostSidebar />
        <div className="min-w-0 grow">
          {campaignPages.has(pathname) ? <CampaignBanner /> : null}
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </div>
      </div>
      <HostBottomBar />
    </RequireSession>
  )
  return user && !isHost && pathname === payouts ? <PartnersInstead>{guarded}</PartnersInstead> : guarded
}
