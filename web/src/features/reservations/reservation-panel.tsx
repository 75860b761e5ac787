import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ContactLinks } from '../../domain/contact/contact-links.tsx'
import { WriteButton } from '../../domain/messages/write-button.tsx'
import { usePartyText } from '../../domain/stay/use-party-text.ts'
import type { Reservation, ReservationHistory } from '../../lib/api/model.ts'
import { bookingReference } from '../../lib/format/booking-reference.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { SidePanel } from '../../ui/dialog/side-panel.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Avatar } from '../../ui/photos/avatar.tsx'
import { ReservationMoney } from './reservation-money.tsx'
import { toneOf } from './reservation-status.ts'
import { useReservation } from './use-reservations.ts'

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }))
const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }))

/** The result of an action in place of its button. Takes the focus. */
const Done = ({ children }: { children: ReactNode }) => {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p ref={note} tabIndex={-1} className="self-center rounded-control font-medium">
      {children}
    </p>
  )
}

const contactLink = 'inline-flex min-h-11 items-center text-14 font-medium underline underline-offset-4 wrap-anywhere'

const Guest = ({ story }: { story: ReservationHistory }) => {
  const { t } = useTranslation('reservations')
  const party = usePartyText()
  const { reservation, contact } = story
  const name = contact?.name ?? reservation.guest?.name ?? t('guestFallback', { ns: 'common' })
  return (
    <section aria-label={t('guest')} className="flex items-center gap-4">
      <Avatar
        of={reservation.guest?.id ?? reservation.id}
        photoUrl={reservation.guest?.photoUrl ?? null}
        size="large"
      />
      <div className="min-w-0">
        <h3 className="font-body text-18 font-semibold tracking-normal wrap-anywhere">{name}</h3>
        <p className="text-14 text-soft">{party(reservation.guests)}</p>
        {contact ? (
          <ContactLinks email={contact.email} phone={contact.phone} className={contactLink} />
        ) : (
          <p className="text-14 text-soft">{t('contactLater')}</p>
        )}
      </div>
    </section>
  )
}

const Stay = ({ reservation }: { reservation: Reservation }) => {
  const { t } = useTranslation('reservations')
  const format = useFormat()
  return (
    <section aria-label={t('stay')} className="grid gap-1 rounded-control bg-sunken p-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Link to={`/listing/${reservation.listing.id}`} className="font-semibold underline-offset-4 hover:underline">
          {reservation.listing.title}
        </Link>
        <Badge tone={toneOf[reservation.status]}>{t(`status.${reservation.status}`)}</Badge>
      </p>
      <p className="text-14">{reservation.listing.city}</p>
      <p className="text-14">
        {format.range(reservation.checkIn, reservation.checkOut)} ·{' '}
        {t('nights', { ns: 'common', count: reservation.nights })}
      </p>
      {reservation.message ? (
        <p className="mt-2 text-14 whitespace-pre-line wrap-anywhere">
          <span className="text-soft">{t('message')}: </span>
          {reservation.message}
        </p>
      ) : null}
      {reservation.cancelReason ? (
        <p className="mt-2 text-14 wrap-anywhere">{t('cancelReason', { reason: reservation.cancelReason })}</p>
      ) : null}
    </section>
  )
}

interface ReservationPanelProps {
  id: string
  onClose: () => void
  /** Content of other features, below the money. */
  more?: ((reservation: Reservation) => ReactNode) | undefined
}

const Details = ({ story, more }: { story: ReservationHistory; more: ReservationPanelProps['more'] }) => {
  const { t } = useTranslation('reservations')
  return (
    <div data-testid="reservation-details" data-status={story.reservation.status} className="grid gap-7">
      <Guest story={story} />
      <div>
        <WriteButton bookingId={story.reservation.id} to="guest" />
      </div>
      <Stay reservation={story.reservation} />
      <ReservationMoney story={story} />
      {more?.(story.reservation)}
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-4 text-14 text-soft">
        <span>
          {t('booking')} {bookingReference(story.reservation.id)}
        </span>
        {story.payout ? (
          <Link
            to={`/trips/${story.reservation.id}/receipt`}
            className="font-medium text-ink underline underline-offset-4"
          >
            {t('receipt')}
          </Link>
        ) : null}
      </p>
    </div>
  )
}

/** One reservation beside the list: guest, dates, money and the host's actions. */
export const ReservationPanel = ({ id, onClose, more }: ReservationPanelProps) => {
  const { t } = useTranslation('reservations')
  const reservation = useReservation(id)
  const [open, setOpen] = useState<'cancel' | 'refund' | null>(null)
  const [cancelled, setCancelled] = useState(false)
  const story = reservation.data
  return (
    <SidePanel
      title={t('panelTitle')}
      onClose={onClose}
      footer={
        story && (cancelled || story.canCancel || story.canRefund) ? (
          <div className="flex flex-wrap gap-3">
            {cancelled ? <Done>{t('cancelled')}</Done> : null}
            {story.canRefund && !cancelled ? (
              <Button variant="outline" size="small" className="grow md:grow-0" onClick={() => setOpen('refund')}>
                {t('refund')}
              </Button>
            ) : null}
            {story.canCancel && !cancelled ? (
              <Button variant="danger" size="small" className="grow md:grow-0" onClick={() => setOpen('cancel')}>
                {t('cancel')}
              </Button>
            ) : null}
          </div>
        ) : null
      }
    >
      {reservation.isPending ? <Skeleton className="h-96 rounded-card" /> : null}
      {reservation.isError && !story ? (
        <ErrorState
          title={t('detailsFailed')}
          error={reservation.error}
          onRetry={() => void reservation.refetch()}
          busy={reservation.isFetching}
        />
      ) : null}
      {story ? <Details story={story} more={more} /> : null}
      <Suspense>
        {story && open === 'cancel' ? (
          <CancelDialog story={story} onClose={() => setOpen(null)} onCancelled={() => setCancelled(true)} />
        ) : null}
        {story && open === 'refund' ? <RefundDialog story={story} onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </SidePanel>
  )
}
