import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePartyText } from '../../domain/stay/use-party-text.ts'
import type { Reservation } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Avatar } from '../../ui/photos/avatar.tsx'
import { toneOf } from './reservation-status.ts'

/** One reservation, a link to its details: a line where there is room, else stacked, as beside a chat. */
export const ReservationRow = ({ reservation, to }: { reservation: Reservation; to: string }) => {
  const { t } = useTranslation('reservations')
  const format = useFormat()
  const party = usePartyText()
  const name = reservation.guest?.name ?? t('guestFallback', { ns: 'common' })
  const dates = format.range(reservation.checkIn, reservation.checkOut)
  const isRefunded = reservation.refunded > 0
  return (
    <div className="@container">
      <article
        data-testid="reservation"
        data-booking={reservation.id}
        data-status={reservation.status}
        className="relative flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-raised hairline border-line p-5 transition-colors hover:bg-sunken @xl:flex-nowrap"
      >
        <Avatar of={reservation.guest?.id ?? reservation.id} photoUrl={reservation.guest?.photoUrl ?? null} />
        <div className="min-w-0 grow basis-56">
          <h2 className="font-body text-18 font-semibold tracking-normal wrap-anywhere">
            <Link to={to} aria-label={t('details', { name, dates })} className="stretched-link">
              {name}
            </Link>
          </h2>
          <p className="text-14">
            {dates} · {t('nights', { ns: 'common', count: reservation.nights })} · {party(reservation.guests)}
          </p>
          <p className="text-14 text-soft wrap-anywhere">
            {reservation.listing.title}, {reservation.listing.city}
          </p>
        </div>
        <div className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-1 @xl:grow-0 @xl:flex-col @xl:items-end">
          <Badge tone={toneOf[reservation.status]}>{t(`status.${reservation.status}`)}</Badge>
          <p className="tabular text-14 font-medium">
            {isRefunded
              ? t('keep', { amount: format.dkk(reservation.hostKeeps) })
              : t('earn', { amount: format.dkk(reservation.hostShare) })}
          </p>
        </div>
      </article>
    </div>
  )
}
