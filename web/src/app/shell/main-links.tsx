import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { Badge } from '../../ui/badge.tsx'

/** Sections that are announced, but not there yet. */
export const soon = ['experiences', 'services'] as const

/** What one can look for; what is announced is named, but leads nowhere yet. */
export const MainLinks = () => {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const atHost = pathname.startsWith('/host')
  return (
    <ul className="flex flex-wrap items-center gap-x-1">
      <li>
        <Link
          to="/"
          aria-current={atHost ? undefined : 'page'}
          className="relative inline-flex min-h-11 items-center rounded-pill px-4 font-medium transition-colors hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-primary"
        >
          {t('homes')}
        </Link>
      </li>
      {soon.map((name) => (
        <li key={name} className="hidden min-h-11 items-center gap-2 px-4 text-soft lg:inline-flex">
          <span aria-disabled="true">{t(name)}</span>
          <Badge>{t('soon')}</Badge>
        </li>
      ))}
    </ul>
  )
}
