import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { classNames } from '../../lib/browser/class-names.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { type HostPlace, hostPlaces } from './host-places.ts'
import { PlaceBadge } from './place-badge.tsx'
import { usePlaceCount } from './use-place-count.ts'
import { useSidebar } from './use-sidebar.ts'

const SidebarLink = ({ place, collapsed }: { place: HostPlace; collapsed: boolean }) => {
  const { t } = useTranslation('host')
  const counted = usePlaceCount(place)
  const { name, to, icon: Icon, alone = false } = place
  const label = t(`place.${name}`)
  return (
    <li className={name === 'help' ? 'mt-3 border-t border-line pt-3' : undefined}>
      <NavLink
        to={to}
        end={alone}
        title={collapsed ? label : undefined}
        className={classNames(
          'relative flex min-h-11 items-center gap-3 rounded-control px-3 text-14 font-medium text-soft transition-colors hover:bg-sunken hover:text-ink',
          'aria-[current=page]:bg-primary-soft aria-[current=page]:text-ink aria-[current=page]:font-semibold',
        )}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        <span className={collapsed ? 'sr-only' : 'min-w-0 grow'}>{label}</span>
        {counted ? <PlaceBadge {...counted} className={collapsed ? 'absolute top-0.5 end-0' : 'shrink-0'} /> : null}
      </NavLink>
    </li>
  )
}

/** The host's menu from 768 px on. It can be collapsed to its icons (docs/product/hosting.md, Navigation). */
export const HostSidebar = () => {
  const { t } = useTranslation('host')
  const { collapsed, toggle } = useSidebar()
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <nav
      aria-labelledby="host-menu"
      data-collapsed={collapsed}
      className={classNames(
        'sticky top-(--bar-height) hidden max-h-[calc(100svh-var(--bar-height))] shrink-0 self-start overflow-y-auto py-6 md:block print:hidden',
        collapsed ? 'w-11' : 'w-56',
      )}
    >
      <div className={classNames('mb-2 flex items-center justify-between', collapsed ? '' : 'ps-3')}>
        <h2 id="host-menu" className={collapsed ? 'sr-only' : 'text-18'}>
          {t('title')}
        </h2>
        <IconButton
          label={t(collapsed ? 'expand' : 'collapse')}
          aria-expanded={!collapsed}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={toggle}
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </IconButton>
      </div>
      <ul className="grid gap-0.5">
        {hostPlaces.map((place) => (
          <SidebarLink key={place.name} place={place} collapsed={collapsed} />
        ))}
      </ul>
    </nav>
  )
}
