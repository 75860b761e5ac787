import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { fetchAgain } from '../../../lib/api/fetch-again.ts'
import type { PayableTrip } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { signInPath } from '../../../lib/session/login.ts'
import { toastSuccess } from '../../../lib/toast/toast.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { BookingProgress, visibleStep } from '../progress/booking-progress.tsx'
import { isJustConfirmed, stepTitles } from '../progress/booking-step.ts'
import { MissingBooking } from '../progress/missing-booking.tsx'
import { useBookingNews } from '../progress/use-booking-news.ts'
import { useOwnBooking } from '../progress/use-own-booking.ts'

/** Milliseconds to wait for a payment's confirmation before opening the page after payment, which waits on. */
const confirmedWithinMs = 2500

/** Opens the page after payment, {@link confirmedWithinMs} after a payment. A confirmation shows a toast. */
const useToBooked = (booking: PayableTrip | undefined, paid: boolean): void => {
  const { t } = useTranslation('booking')
  const navigate = useNavigate()
  const before = useRef<PayableTrip['status']>(undefined)
  const { id, status } = booking ?? {}
  useEffect(() => {
    if (!status) return
    const confirmed = isJustConfirmed(before.current, status)
    before.current = status
    if (confirmed) toastSuccess({ title: t('checkout.created'), description: t('checkout.confirmed') })
  }, [status, t])
  useEffect(() => {
    if (!paid || !id) return
    const timer = window.setTimeout(() => {
      toastSuccess({ title: t('success', { ns: 'payment' }) })
      navigate(`/booked/${id}`, { replace: true, state: { paid: true } })
    }, confirmedWithinMs)
    return () => window.clearTimeout(timer)
  }, [paid, id, navigate, t])
}

const stay = (): void => undefined

interface CheckoutBookingProps {
  bookingId: string
  listingId: string
  onStartOver: () => void
}

/** The checkout of an existing booking: its payment while the dates are held, or the wait for the host. */
export const CheckoutBooking = ({ bookingId, listingId, onStartOver }: CheckoutBookingProps) => {
  const { t } = useTranslation('booking')
  const location = useLocation()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [paid, setPaid] = useState(false)
  const { booking, foreign, missing, signedOut } = useOwnBooking(bookingId, listingId)
  const own = foreign ? undefined : booking.data
  // A refused request stays visible, because a page cannot be closed.
  useBookingNews(own, stay)
  useToBooked(own, paid)
  const step = own ? visibleStep(own, paid) : null
  useEffect(() => {
    if (step) heading.current?.focus()
  }, [step])

  if (signedOut) return <Navigate to={signInPath(location)} replace />
  if (missing) return <MissingBooking way="startOver" onClose={onStartOver} />
  if (booking.isPending) return <Skeleton className="h-96" />
  if (!booking.data || !step)
    return (
      <ErrorState
        title={t('errorTitle')}
        error={booking.error}
        onRetry={() => void booking.refetch()}
        busy={booking.isFetching}
      />
    )
  return (
    <section className="max-w-[60rem]" aria-labelledby="checkout-step">
      <h2 id="checkout-step" ref={heading} tabIndex={-1} className="mb-5 text-22 outline-none">
        {t(stepTitles[step])}
      </h2>
      <BookingProgress
        booking={booking.data}
        paid={paid}
        onStartOver={onStartOver}
        onPaid={() => {
          setPaid(true)
          for (const queryKey of [queryKeys.trips, queryKeys.booking]) void fetchAgain(queries, queryKey)
        }}
      />
    </section>
  )
}
