import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'

const places = [
  { to: '/host/dashboard/requests', name: 'requests' },
  { to: '/host/dashboard/reservations', name: 'reservations' },
  { to: '/host/dashboard/payouts', name: 'payouts' },
] as const

/** Navigation between a host's pages (docs/product/surface.md, Navigation). */
export const HostNav = () => {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={t('hostDashboard')} className="page page-to-[59rem] pt-4">
      <ul className="flex flex-wrap gap-x-2">
        {places.map(({ to, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="inline-flex min-h-11 items-center rounded-pill px-4 text-14 font-medium text-soft hover:bg-sunken aria-[current=page]:bg-strong aria-[current=page]:text-ink"
            >
              {t(name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
