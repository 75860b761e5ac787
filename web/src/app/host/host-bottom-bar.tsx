import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { barPlaces, type HostPlace, hostPlaces } from './host-places.ts'
import { PlaceBadge } from './place-badge.tsx'
import { usePlaceCount } from './use-place-count.ts'

const MoreSheet = lazy(async () => ({ default: (await import('./more-sheet.tsx')).MoreSheet }))

const entry =
  'relative flex min-h-14 grow flex-col items-center justify-center gap-0.5 text-12 font-medium text-soft aria-[current=page]:text-primary aria-[current=true]:text-primary'

const BarLink = ({ place }: { place: HostPlace }) => {
  const { t } = useTranslation('host')
  const counted = usePlaceCount(place)
  const { name, to, icon: Icon, alone = false } = place
  return (
    <NavLink to={to} end={alone} className={entry}>
      <span className="relative">
        <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </span>
      {name === 'calendar' ? t('calendarShort') : t(`place.${name}`)}
      {/* After the name, as it is read aloud. */}
      {counted ? <PlaceBadge {...counted} className="absolute top-1 start-1/2 ms-1" /> : null}
    </NavLink>
  )
}

const otherPlaces = hostPlaces.filter(({ name }) => !barPlaces.has(name))

/** The host's navigation on phones: the pages used most, and a sheet with all others. */
export const HostBottomBar = () => {
  const { t } = useTranslation('host')
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const elsewhere = otherPlaces.some(({ to, alone }) => !alone && pathname.startsWith(to))
  return (
    <nav
      aria-label={t('title')}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {hostPlaces
        .filter(({ name }) => barPlaces.has(name))
        .map((place) => (
          <BarLink key={place.name} place={place} />
        ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-current={elsewhere ? 'true' : undefined}
        onClick={() => setOpen(true)}
        className={entry}
      >
        <Ellipsis aria-hidden="true" className="size-6" strokeWidth={1.75} />
        {t('more')}
      </button>
      <Suspense>{open ? <MoreSheet places={otherPlaces} onClose={() => setOpen(false)} /> : null}</Suspense>
    </nav>
  )
}
