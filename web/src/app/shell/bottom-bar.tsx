import { CircleHelp, Compass, Heart, type LucideIcon, Luggage, MessageCircle, Search, UserRound } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { classNames } from '../../lib/browser/class-names.ts'
import { openLogin } from '../../lib/session/login.ts'
import { useSession } from '../../lib/session/use-session.ts'

const entry =
  'relative flex min-h-14 grow flex-col items-center justify-center gap-0.5 text-12 font-medium text-soft aria-[current=page]:text-primary'

const UnreadBadge = lazy(async () => ({ default: (await import('./unread-badge.tsx')).UnreadBadge }))

interface BarLinkProps {
  to: string
  icon: LucideIcon
  label: string
  /** Other addresses below it are the same entry. */
  deep?: boolean
  children?: ReactNode
}

const BarLink = ({ to, icon: Icon, label, deep = false, children }: BarLinkProps) => (
  <NavLink to={to} end={!deep} className={entry}>
    <span className="relative">
      <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
    </span>
    {label}
    {children}
  </NavLink>
)

/** Where hosts have a bar of their own (docs/product/hosting.md, Navigation). */
const hostArea = '/host/dashboard'

/** The navigation of phones. Personal pages are shown to signed-in people only. */
export const BottomBar = () => {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { loading, user } = useSession()
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
              <BarLink to="/messages" icon={MessageCircle} label={t('messages')} deep>
                <Suspense>
                  <UnreadBadge className="absolute top-1 start-1/2 ms-1" />
                </Suspense>
              </BarLink>
              <BarLink to="/profile" icon={UserRound} label={t('profile')} />
            </>
          ) : (
            <>
              <BarLink to="/search" icon={Search} label={t('search')} />
              <BarLink to="/help" icon={CircleHelp} label={t('helpShort')} />
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
