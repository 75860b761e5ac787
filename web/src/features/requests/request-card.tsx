import { Clock3, Quote } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDeclineText } from '../../domain/bookings/use-decline-text.ts'
import { WriteButton } from '../../domain/messages/write-button.tsx'
import { usePartyText } from '../../domain/stay/use-party-text.ts'
import type { Reservation } from '../../lib/api/model.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { serverNow } from '../../lib/clock/server-clock.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { useCountdown } from '../../ui/feedback/countdown.tsx'
import { Avatar } from '../../ui/photos/avatar.tsx'
import { Photo } from '../../ui/photos/photo.tsx'
import { AnswerNote } from './answer-note.tsx'
import { useApprove } from './use-requests.ts'

const DeclineDialog = lazy(async () => ({ default: (await import('./decline-dialog.tsx')).DeclineDialog }))

/** Milliseconds left below which the countdown is highlighted. */
const soonMs = 3 * 3_600_000

const Deadline = ({ until, kind }: { until: string; kind: 'timeLeft' | 'payIn' }) => {
  const { t } = useTranslation('requests')
  const left = useCountdown(until)
  const soon = !left.past && Date.parse(until) - serverNow() < soonMs
  return (
    <p
      className={classNames(
        'tabular inline-flex items-center gap-1.5 text-14 font-medium',
        soon ? 'text-danger' : 'text-soft',
      )}
    >
      <Clock3 aria-hidden="true" className="size-4" />
      {left.past ? left.text : t(kind, { time: left.text })}
    </p>
  )
}

interface RequestCardProps {
  request: Reservation
  /** It was answered on this page just now. */
  answered: boolean
  onAnswered: (request: Reservation) => void
  /** The answered card may disappear. */
  onLeft: () => void
  /** Offers to write to the guest. */
  offersToWrite?: boolean
}

/** The home, the dates, and what the guest pays and the host gets. */
const RequestedStay = ({ request }: { request: Reservation }) => {
  const { t } = useTranslation('requests')
  const format = useFormat()
  return (
    <div className="@container">
      <div className="flex flex-col gap-4 rounded-control bg-sunken p-3 @2xs:flex-row @2xs:items-center">
        {request.listing.photo ? (
          <Photo
            photo={request.listing.photo}
            alt=""
            sizes="16rem"
            className="w-full shrink-0 rounded-control @2xs:w-16 @md:w-24"
          />
        ) : null}
        <div className="min-w-0">
          <Link to={`/listing/${request.listing.id}`} className="font-semibold underline-offset-4 hover:underline">
            {request.listing.title}
          </Link>
          <p className="text-14">
            {format.range(request.checkIn, request.checkOut)} · {t('nights', { ns: 'common', count: request.nights })}
          </p>
          <p className="tabular text-14 text-soft">
            {t('guestPays', { amount: format.dkk(request.total) })} ·{' '}
            {t('youGet', { amount: format.dkk(request.hostShare) })}
          </p>
        </div>
      </div>
    </div>
  )
}

/** The buttons that approve and decline a request, where that is possible. */
const RequestAnswers = ({ request, onAnswered }: Pick<RequestCardProps, 'request' | 'onAnswered'>) => {
  const { t } = useTranslation('requests')
  const approve = useApprove(onAnswered)
  const [declining, setDeclining] = useState(false)
  return (
    <>
      {request.actions.includes('approve') || request.actions.includes('decline') ? (
        <footer className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button
            // Busy until the list shows the answer, so that a second click sends nothing.
            busy={approve.isPending || approve.isSuccess}
            disabled={!request.actions.includes('approve')}
            onClick={() => {
              if (!approve.isPending && !approve.isSuccess) approve.mutate(request.id)
            }}
          >
            {t('approve')}
          </Button>
          <Button
            variant="outline"
            disabled={approve.isPending || approve.isSuccess}
            onClick={() => setDeclining(true)}
          >
            {t('decline')}
          </Button>
        </footer>
      ) : null}
      <Suspense>
        {declining ? (
          <DeclineDialog request={request} onClose={() => setDeclining(false)} onAnswered={onAnswered} />
        ) : null}
      </Suspense>
    </>
  )
}

/** One request: the guest, the stay, the message and the possible answers. */
export const RequestCard = ({ request, answered, onAnswered, onLeft, offersToWrite = true }: RequestCardProps) => {
  const { t } = useTranslation('requests')
  const declineText = useDeclineText()
  const party = usePartyText()
  const name = request.guest?.name ?? t('guestFallback', { ns: 'common' })
  const open = request.status === 'host_approved' || request.status === 'awaiting_payment'
  return (
    <article
      data-testid="request"
      data-booking={request.id}
      data-status={request.status}
      className="grid gap-5 rounded-card bg-raised hairline border-line p-5 md:p-7"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex items-center gap-4">
          <Avatar of={request.guest?.id ?? request.id} photoUrl={request.guest?.photoUrl ?? null} />
          <div>
            <h2 className="font-body text-18 font-semibold tracking-normal wrap-anywhere">{name}</h2>
            <p className="text-14 text-soft">{party(request.guests)}</p>
          </div>
        </div>
        {request.status === 'pending_request' && request.approvalExpiresAt ? (
          <Deadline until={request.approvalExpiresAt} kind="timeLeft" />
        ) : null}
        {open && request.paymentDueAt ? <Deadline until={request.paymentDueAt} kind="payIn" /> : null}
      </header>
      <RequestedStay request={request} />
      {request.message ? (
        <blockquote className="flex gap-3">
          <Quote aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <p className="max-w-reading min-w-0 whitespace-pre-line wrap-anywhere">
            <span className="sr-only">{t('message')}: </span>
            {request.message}
          </p>
        </blockquote>
      ) : (
        <p className="text-14 text-soft">{t('noMessage')}</p>
      )}
      {request.declineCode ? <p className="text-14">{declineText(request)}</p> : null}
      {request.declineReason ? (
        <p className="text-14 wrap-anywhere">{t('reasonGiven', { reason: request.declineReason })}</p>
      ) : null}
      {request.guest && offersToWrite ? (
        <div>
          <WriteButton bookingId={request.id} to="guest" />
        </div>
      ) : null}
      {answered ? <AnswerNote request={request} onLeft={onLeft} /> : null}
      <RequestAnswers request={request} onAnswered={onAnswered} />
    </article>
  )
}
