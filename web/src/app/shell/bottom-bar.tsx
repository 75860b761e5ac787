import { Compass, Heart, Inbox, type LucideIcon, Luggage, Search, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { classNames } from '../../lib/browser/class-names.ts'
import { openLogin } from '../../lib/session/login.ts'
import { useSession } from '../../lib/session/use-session.ts'

const entry =
  'flex min-h-14 grow flex-col items-center justify-center gap-0.5 text-12 font-medium text-soft aria-[current=page]:text-primary'

const BarLink = ({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) => (
  <NavLink to={to} end className={entry}>
    <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
    {label}
  </NavLink>
)

/** Where hosts have a bar of their own (docs/product/hosting.md, Navigation). */
const hostArea = '/host/dashboard'

/** The navigation of phones. Personal pages are shown to signed-in people only. */
export const BottomBar = () => {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { loading, user, isHost } = useSession()
  return (
    <>
      {/* Space for the bar below the footer. */}
      <div aria-hidden="true" className="h-[calc(3.5rem+env(safe-area-inset-bottom))] md:hidden" />
      {pathname.startsWith(hostArea) ? null : (
        <nav
          aria-label={t('bottomNavigation')}
          className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
        >
          <BarLink to="/" icon={Compass} label={t('explore')} />
          {user ? (
            <>
              <BarLink to="/wishlists" icon={Heart} label={t('wishlists')} />
              <BarLink to="/trips" icon={Luggage} label={t('trips')} />
              {isHost ? <BarLink to="/host/dashboard/requests" icon={Inbox} label={t('requests')} /> : null}
              <BarLink to="/profile" icon={UserRound} label={t('profile')} />
            </>
          ) : (
            <>
              <BarLink to="/search" icon={Search} label={t('search')} />
              {/* Invisible while the session loads, so that nothing moves. */}
              <button type="button" onClick={openLogin} className={classNames(entry, loading && 'invisible')}>
                <UserRound aria-hidden="true" className="size-6" strokeWidth={1.75} />
                {t('logIn')}
              </button>
            </>
          )}
        </nav>
      )}
    </>
  )
}
