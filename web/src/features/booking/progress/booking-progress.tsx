import { copenhagenDate } from '@nordbo/stay-rules'
import { CalendarX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { similarHomesPath } from '../../../domain/bookings/similar-homes-path.ts'
import { useDeclineText } from '../../../domain/bookings/use-decline-text.ts'
import type { PayableTrip } from '../../../lib/api/model.ts'
import { serverNow } from '../../../lib/clock/server-clock.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ApprovedStep } from './approved-step.tsx'
import { type BookingStep, stepOf } from './booking-step.ts'
import { PaymentStep } from './payment-step.tsx'
import { PendingStep } from './pending-step.tsx'
import { SuccessStep } from './success-step.tsx'

interface BookingProgressProps {
  booking: PayableTrip
  /** The payment succeeded in this browser. The server may not know yet. */
  paid: boolean
  onPaid: () => void
  onStartOver: () => void
}

/** The step of a booking. A payment made here counts before the server confirms it. */
export const visibleStep = (booking: PayableTrip, paid: boolean): BookingStep =>
  paid ? 'success' : stepOf(booking.status)

/** What a booking waits for, in the dialog and at the checkout: the host, the payment, or nothing. */
export const BookingProgress = ({ booking, paid, onPaid, onStartOver }: BookingProgressProps) => {
  const { t } = useTranslation('booking')
  const declineText = useDeclineText()
  const step = visibleStep(booking, paid)
  // A confirmed booking has its own page. Back then leads to where the booking began.
  if (stepOf(booking.status) === 'success') return <Navigate to={`/booked/${booking.id}`} replace />
  if (step === 'success') return <SuccessStep />
  if (step === 'pending') return <PendingStep booking={booking} />
  if (step === 'payment')
    return booking.status === 'host_approved' ? (
      <ApprovedStep booking={booking} />
    ) : (
      <PaymentStep booking={booking} onPaid={onPaid} />
    )
  const unanswered = booking.status === 'expired' && booking.paymentDueAt === null
  const another = similarHomesPath(booking, copenhagenDate(new Date(serverNow())))
  const expiredText = unanswered ? t('expiredText') : t('dueOver')
  return (
    <EmptyState
      icon={<CalendarX className="size-7" />}
      title={t(`status.${booking.status}`)}
      text={declineText(booking) ?? (booking.status === 'declined' ? t('declinedDefault') : expiredText)}
    >
      {another ? <ButtonLink to={another}>{t('findAnother')}</ButtonLink> : null}
      <Button variant={another ? 'outline' : 'primary'} onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </EmptyState>
  )
}
