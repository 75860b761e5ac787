import { ChevronRight, Hotel, House, LogOut, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HubTab } from '../../../domain/profile-hub/hub-tabs.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useSignOut } from '../../../lib/session/use-sign-out.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { createHomePath } from '../create-home-path.ts'
import { tabIcons } from '../tab-icons.ts'

const entries = [
  { tab: 'personal-info', label: 'menu.personalInfo' },
  { tab: 'account', label: 'menu.account' },
  { tab: 'trips', label: 'menu.trips' },
  { tab: 'wishlists', label: 'menu.wishlists' },
] as const satisfies { tab: HubTab; label: string }[]

const line =
  'flex min-h-14 w-full items-center gap-4 px-5 text-start font-medium transition-colors hover:bg-sunken -outline-offset-2 md:px-7'

const Content = ({ icon: Icon, label, more = true }: { icon: LucideIcon; label: string; more?: boolean }) => (
  <>
    <Icon aria-hidden="true" className="size-5 shrink-0 text-soft" strokeWidth={1.75} />
    <span className="grow">{label}</span>
    {more ? <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft rtl:-scale-x-100" /> : null}
  </>
)

/** What a person does most on their own page. Each entry opens its tab of the hub. */
export const ProfileMenu = ({ onOpen }: { onOpen: (tab: HubTab) => void }) => {
  const { t } = useTranslation('profile')
  const { has } = useSession()
  const signOut = useSignOut()
  return (
    <nav aria-label={t('menu')}>
      <Card>
        <ul className="divide-y divide-line">
          {entries.map(({ tab, label }) => (
            <li key={tab}>
              <button type="button" className={line} aria-haspopup="dialog" onClick={() => onOpen(tab)}>
                <Content icon={tabIcons[tab]} label={t(label)} />
              </button>
            </li>
          ))}
          {has('host_hotel') ? (
            <li>
              <Link to="/hotel/partner/dashboard" className={line}>
                <Content icon={Hotel} label={t('role.host_hotel')} />
              </Link>
            </li>
          ) : null}
          {has('host') ? null : (
            <li>
              <Link to={createHomePath} className={line}>
                <Content icon={House} label={t('becomeHost')} />
              </Link>
            </li>
          )}
          <li>
            <button type="button" className={line} disabled={signOut.isPending} onClick={() => signOut.mutate()}>
              <Content icon={LogOut} label={t('signOut')} more={false} />
            </button>
          </li>
        </ul>
      </Card>
    </nav>
  )
}
