import {
  CalendarCheck,
  ChevronRight,
  HandCoins,
  Inbox,
  type LucideIcon,
  MessageCircle,
  Percent,
  Star,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HostOverview } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { useMonthName } from './use-month-name.ts'

interface TileProps {
  name: 'pending' | 'upcoming' | 'unread' | 'revenue' | 'occupancy' | 'rating'
  icon: LucideIcon
  value: string
  note: string
  /** The page that it leads to. */
  to?: string
}

const Tile = ({ name, icon: Icon, value, note, to }: TileProps) => {
  const { t } = useTranslation('overview')
  const label = t(`tile.${name}`)
  return (
    <Card
      data-testid={`tile-${name}`}
      className={to ? 'relative p-4 transition-shadow hover:shadow-float sm:p-5' : 'p-4 sm:p-5'}
    >
      <dt className="flex items-center gap-2 text-14 text-soft">
        <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        {to ? (
          <Link to={to} className="stretched-link grow">
            {label}
          </Link>
        ) : (
          label
        )}
        {to ? <ChevronRight aria-hidden="true" className="size-4 shrink-0" /> : null}
      </dt>
      <dd className="tabular mt-2 text-22 font-semibold whitespace-nowrap sm:text-28">{value}</dd>
      <dd className="mt-0.5 text-12 text-soft">{note}</dd>
    </Card>
  )
}

/** The six key figures. The first three lead to their pages (docs/product/hosting.md, Overview). */
export const Tiles = ({ overview }: { overview: HostOverview }) => {
  const { t } = useTranslation('overview')
  const format = useFormat()
  const monthName = useMonthName()
  const current = overview.months.at(-1)
  const month = current ? monthName(current.month, 'long') : ''
  const { avgRating, reviewCount } = overview
  return (
    <dl aria-label={t('tiles')} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      <Tile
        name="pending"
        icon={Inbox}
        value={format.number(overview.pendingRequestsCount)}
        note={t('tileNote.pending')}
        to="/host/dashboard/requests"
      />
      <Tile
        name="upcoming"
        icon={CalendarCheck}
        value={format.number(overview.upcomingReservationsCount)}
        note={t('tileNote.upcoming')}
        to="/host/dashboard/reservations"
      />
      <Tile
        name="unread"
        icon={MessageCircle}
        value={format.number(overview.unreadThreadsCount)}
        note={t('tileNote.unread')}
        to="/host/dashboard/messages"
      />
      <Tile
        name="revenue"
        icon={HandCoins}
        value={format.kroner(overview.monthRevenue)}
        note={t('tileNote.revenue', { month })}
      />
      <Tile
        name="occupancy"
        icon={Percent}
        value={`${format.number(overview.occupancyPctMonth)} %`}
        note={t('tileNote.occupancy', { booked: current?.bookedNights ?? 0, open: current?.openNights ?? 0, month })}
      />
      <Tile
        name="rating"
        icon={Star}
        value={avgRating === null ? t('none') : format.rating(avgRating)}
        note={avgRating === null ? t('noRating') : t('tileNote.rating', { count: reviewCount })}
      />
    </dl>
  )
}
