import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { classNames } from '../../lib/browser/class-names.ts'
import { Badge } from '../../ui/layout/badge.tsx'

const sections = [
  { to: '/', name: 'homes' },
  { to: '/hoteller', name: 'hotels' },
] as const
/** Sections that are announced but do not exist yet. */
const soon = ['experiences', 'services'] as const

interface MainLinksProps {
  /** Stacked, as in the drawer. */
  column?: boolean
  onLeave?: () => void
}

/**
 * The main sections. Announced ones are no links. Hotels are active in their area, homes everywhere else (docs/product/surface.md, Navigation).
 */
export const MainLinks = ({ column = false, onLeave }: MainLinksProps) => {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const active = /^\/hoteller(\/|$)/.test(pathname) ? '/hoteller' : '/'
  const entry = classNames('min-h-11 items-center gap-2 px-4', column ? 'flex' : 'inline-flex')
  return (
    <ul className={column ? 'grid gap-1' : 'flex items-center gap-x-1'}>
      {sections.map(({ to, name }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={onLeave}
            aria-current={pathname === to ? 'page' : to === active ? 'true' : undefined}
            className={classNames(
              entry,
              'rounded-pill font-medium transition-colors hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-primary',
            )}
          >
            {t(name)}
          </Link>
        </li>
      ))}
      {soon.map((name) => (
        <li key={name} className={classNames(entry, 'text-soft')}>
          <span aria-disabled="true">{t(name)}</span>
          <Badge>{t('soon')}</Badge>
        </li>
      ))}
    </ul>
  )
}
