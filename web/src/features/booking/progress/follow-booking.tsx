import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { fetchAgain } from '../../../lib/api/fetch-again.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { signInPath } from '../../../lib/session/login.ts'
import { toastSuccess } from '../../../lib/toast/toast.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { DialogStep } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { BookingProgress, visibleStep } from './booking-progress.tsx'
import { stepTitles } from './booking-step.ts'
import { MissingBooking } from './missing-booking.tsx'
import { useBookingNews } from './use-booking-news.ts'
import { useOwnBooking } from './use-own-booking.ts'
import { useRedirectToBooked } from './use-redirect-to-booked.ts'

interface FollowBookingProps {
  bookingId: string
  /** The home of the page behind the dialog. */
  listingId: string
  onClose: () => void
  onStartOver: () => void
}

/** The dialog of an existing booking. Follows its status. */
export const FollowBooking = ({ bookingId, listingId, onClose, onStartOver }: FollowBookingProps) => {
  const { t } = useTranslation('booking')
  const location = useLocation()
  const queries = useQueryClient()
  const { booking, foreign, missing, signedOut } = useOwnBooking(bookingId, listingId)
  const [paid, setPaid] = useState(false)
  useBookingNews(foreign ? undefined : booking.data, onClose)
  useRedirectToBooked(bookingId, paid)

  const onPaid = (): void => {
    toastSuccess({ title: t('success', { ns: 'payment' }) })
    setPaid(true)
    void fetchAgain(queries, queryKeys.trips)
  }
  if (signedOut) return <Navigate to={signInPath(location)} replace />
  if (missing)
    return (
      <DialogStep title={t('missingTitle')} step="missing">
        <MissingBooking way="missingClose" onClose={onClose} />
      </DialogStep>
    )
  const step = booking.data ? visibleStep(booking.data, paid) : null
  return (
    <DialogStep
      step={step}
      width={step === 'payment' && booking.data?.status !== 'host_approved' ? 'wide' : 'narrow'}
      title={step ? t(stepTitles[step]) : t('loading', { ns: 'common' })}
      footer={
        step === 'pending' ? (
          <ButtonLink to="/trips" variant="outline" className="w-full">
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
      {booking.data ? (
        <BookingProgress booking={booking.data} paid={paid} onPaid={onPaid} onStartOver={onStartOver} />
      ) : null}
    </DialogStep>
  )
}
