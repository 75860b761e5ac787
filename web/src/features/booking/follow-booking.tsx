import { useQueryClient } from '@tanstack/react-query'
import { CalendarX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { PayableTrip } from '../../lib/api/model.ts'
import { codeOf, isMissing } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { signInPath } from '../../lib/login-dialog.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { toastSuccess } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DialogStep } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ApprovedStep } from './approved-step.tsx'
import { stepOf } from './booking-step.ts'
import { MissingBooking } from './missing-booking.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PendingStep } from './pending-step.tsx'
import { SuccessStep } from './success-step.tsx'
import { useBooking } from './use-booking.ts'
import { useBookingNews } from './use-booking-news.ts'

/** How long the success stays before the trips open, ms (guest.md §4). */
const toTripsAfterMs = 2500

interface FollowBookingProps {
  bookingId: string
  /** The home on whose page the dialog stands. */
  listingId: string
  onClose: () => void
  onStartOver: () => void
}

/** The dialog once a booking exists: it follows the booking's status, live. */
export const FollowBooking = ({ bookingId, listingId, onClose, onStartOver }: FollowBookingProps) => {
  const { t } = useTranslation('booking')
  const navigate = useNavigate()
  const location = useLocation()
  const session = useSession()
  const queries = useQueryClient()
  const booking = useBooking(bookingId)
  const elsewhere = booking.data !== undefined && booking.data.listing.id !== listingId
  const foreign = booking.data !== undefined && !session.loading && booking.data.guestId !== session.user?.id
  const [paid, setPaid] = useState(false)
  useBookingNews(foreign ? undefined : booking.data, onClose)

  useEffect(() => {
    if (!paid) return
    const timer = window.setTimeout(() => navigate('/trips', { replace: true }), toTripsAfterMs)
    return () => window.clearTimeout(timer)
  }, [paid, navigate])

  const onPaid = (): void => {
    toastSuccess({ title: t('success', { ns: 'payment' }) })
    setPaid(true)
    void queries.invalidateQueries({ queryKey: queryKeys.trips })
  }
  const step = paid ? 'success' : booking.data ? stepOf(booking.data.status) : null
  const titles = {
    dates: 'stepDates',
    pending: 'stepPending',
    payment: 'stepPayment',
    success: 'stepSuccess',
    ended: 'stepDates',
  } as const
  const content = (data: PayableTrip) => {
    if (step === 'success') return <SuccessStep />
    if (step === 'pending') return <PendingStep booking={data} />
    if (step === 'payment')
      return data.status === 'host_approved' ? (
        <ApprovedStep booking={data} />
      ) : (
        <PaymentStep booking={data} onPaid={onPaid} />
      )
    const unanswered = data.status === 'expired' && data.paymentDueAt === null
    const lapsed = unanswered ? t('expiredText') : t('dueOver')
    return (
      <EmptyState
        icon={<CalendarX className="size-7" />}
        title={t(`status.${data.status}`, { ns: 'trips' })}
        text={data.declineReason ?? (data.status === 'declined' ? t('declinedDefault') : lapsed)}
      >
        <Button onClick={onStartOver}>{t('startOver')}</Button>
      </EmptyState>
    )
  }
  if (codeOf(booking.error) === 'auth.required') return <Navigate to={signInPath(location)} replace />
  if (isMissing(booking.error) || elsewhere || foreign) return <MissingBooking onClose={onClose} />
  return (
    <DialogStep
      step={step}
      width={step === 'payment' && booking.data?.status !== 'host_approved' ? 'wide' : 'narrow'}
      title={step ? t(titles[step]) : t('loading', { ns: 'common' })}
      footer={
        step === 'pending' ? (
          <ButtonLink to="/trips" look="outline" className="w-full">
            {t('pendingClose')}
          </ButtonLink>
        ) : undefined
      }
    >
      {booking.isPending ? <Skeleton className="h-72" /> : null}
      {booking.isError && !booking.data ? (
        <ErrorState
          title={t('errorTitle')}
          error={booking.error}
          onRetry={() => void booking.refetch()}
          busy={booking.isFetching}
        />
      ) : null}
      {booking.data ? content(booking.data) : null}
    </DialogStep>
  )
}
