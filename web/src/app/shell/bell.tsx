import { Bell as BellIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useUnreadNotifications } from '../../features/notifications/use-notifications.ts'

/** The largest count that the bell shows. */
const most = 99

/** Leads to what the person was told, and counts what they have not read. */
export const Bell = () => {
  const { t } = useTranslation('notifications')
  const count = useUnreadNotifications().data?.count ?? 0
  const label = count > 0 ? t('unreadCount', { count }) : t('title')
  return (
    <Link
      to="/notifications"
      aria-label={label}
      title={label}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-pill text-ink transition-colors hover:bg-sunken"
    >
      <BellIcon aria-hidden="true" className="size-6" strokeWidth={1.75} />
      {count > 0 ? (
        <span
          aria-hidden="true"
          data-testid="bell-count"
          className="tabular absolute top-0.5 end-0 grid h-5 min-w-5 place-items-center rounded-pill bg-danger px-1 text-12 leading-none font-semibold text-on-primary"
        >
          {count > most ? `${most}+` : count}
        </span>
      ) : null}
    </Link>
  )
}
