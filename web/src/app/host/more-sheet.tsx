import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { HostPlace } from './host-places.ts'

/** The host's pages that are not in the bottom bar. */
export const MoreSheet = ({ places, onClose }: { places: readonly HostPlace[]; onClose: () => void }) => {
  const { t } = useTranslation('host')
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <nav aria-label={t('more')}>
        <ul className="-mx-2 grid">
          {places.map(({ name, to, icon: Icon, alone = false }) => (
            <li key={name}>
              <NavLink
                to={to}
                end={alone}
                onClick={onClose}
                className="flex min-h-13 items-center gap-3 rounded-control px-2 font-medium aria-[current=page]:text-primary"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
                {t(`place.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  )
}
