import { useQueryClient } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { fetchAgain } from '../../lib/api/fetch-again.ts'
import type { BookingStatus } from '../../lib/api/model.ts'
import { isMissing } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { toastSuccess } from '../../lib/toast/toast.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { type BookingStep, isJustConfirmed, stepOf } from './progress/booking-step.ts'
import { PaymentStep } from './progress/payment-step.tsx'
import { SuccessStep } from './progress/success-step.tsx'
import { useBooking } from './progress/use-booking.ts'
import { useRedirectToBooked } from './progress/use-redirect-to-booked.ts'

/** Text keys of why a booking cannot be paid, by its step. */
const notPayable = {
  dates: 'notPayableText',
  pending: 'notPayablePending',
  success: 'alreadyPaidText',
  ended: 'notPayableText',
} as const satisfies Record<Exclude<BookingStep, 'payment'>, string>

/** Is the guest back from the bank, or was the booking confirmed while this page showed it? */
const useIsConfirmedHere = (status: BookingStatus | undefined): boolean => {
  // The parameter that Stripe adds on the way back from the bank. The server may know the result already.
  const returned = useSearchParams()[0].has('payment_intent')
  const before = useRef<BookingStatus>(undefined)
  const confirmed = status !== undefined && (returned || isJustConfirmed(before.current, status))
  useEffect(() => {
    before.current = status
  }, [status])
  return confirmed
}

interface NotPayableProps {
  id: string
  status: BookingStatus
  step: keyof typeof notPayable
}

/** Says why a booking cannot be paid. */
const NotPayable = ({ id, status, step }: NotPayableProps) => {
  const { t } = useTranslation('payment')
  return (
    <EmptyState
      icon={<CalendarCheck className="size-7" />}
      title={t(step === 'success' ? 'alreadyPaidTitle' : 'notPayableTitle')}
      text={t(status === 'declined' ? 'notPayableDeclined' : notPayable[step])}
    >
      <ButtonLink to={`/trips/${id}`}>{t('toBooking')}</ButtonLink>
    </EmptyState>
  )
}

/** The payment page of a booking, which 'Betal nu' and mails link to. */
export const PayPage = ({ id }: { id: string }) => {
  const { t } = useTranslation('payment')
  const queries = useQueryClient()
  const booking = useBooking(id)
  const [paid, setPaid] = useState(false)
  usePageTitle(t('pageTitle'))
  useRedirectToBooked(id, paid)
  const confirmed = useIsConfirmedHere(booking.data?.status)

  if (paid)
    return (
      <div className="page py-12">
        <SuccessStep />
      </div>
    )
  if (booking.isPending) return <PageSpinner label={t('preparing')} />
  if (isMissing(booking.error))
    return (
      <EmptyState icon={<CalendarCheck className="size-7" />} title={t('notFoundTitle')} text={t('notFoundText')}>
        <ButtonLink to="/trips">{t('toTrips')}</ButtonLink>
      </EmptyState>
    )
  if (!booking.data)
    return (
      <ErrorState
        title={t('configFailed')}
        error={booking.error}
        onRetry={() => void booking.refetch()}
        busy={booking.isFetching}
      />
    )
  const { status } = booking.data
  const step = stepOf(status)
  if (step === 'success' && confirmed) return <Navigate to={`/booked/${id}`} replace />
  if (step !== 'payment') return <NotPayable id={id} status={status} step={step} />
  return (
    <div className="page page-to-[55rem] py-8 md:py-12">
      <h1 className="mb-8 text-28 md:text-36">{t('pageTitle')}</h1>
      <PaymentStep
        booking={booking.data}
        onPaid={() => {
          toastSuccess({ title: t('success') })
          setPaid(true)
          void fetchAgain(queries, queryKeys.trips)
        }}
      />
    </div>
  )
}
