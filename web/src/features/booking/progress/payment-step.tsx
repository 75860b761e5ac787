import { useTranslation } from 'react-i18next'
import { PaymentForm } from '../../../domain/cards/payment/payment-form.tsx'
import type { PayableTrip } from '../../../lib/api/model.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { useCountdown } from '../../../ui/feedback/countdown.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { StaySummary } from './stay-summary.tsx'
import { useClientSecret } from './use-booking.ts'

const Due = ({ until }: { until: string }) => {
  const { t } = useTranslation('booking')
  const left = useCountdown(until)
  return left.past ? (
    <Banner tone="danger">{t('dueOver')}</Banner>
  ) : (
    <Banner tone="info">
      <span role="timer" aria-live="off" className="tabular">
        {t('dueLeft', { time: left.text })}
      </span>
    </Banner>
  )
}

/** The card payment beside the booking's summary, while the dates are held. */
export const PaymentStep = ({ booking, onPaid }: { booking: PayableTrip; onPaid: () => void }) => {
  const { t } = useTranslation('booking')
  const { clientSecret, error, retry } = useClientSecret(booking, true)
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-5">
        {booking.paymentDueAt ? <Due until={booking.paymentDueAt} /> : null}
        {clientSecret ? <PaymentForm clientSecret={clientSecret} amount={booking.total} onPaid={onPaid} /> : null}
        {!clientSecret && error ? (
          <ErrorState title={t('paymentNotReady')} error={error} onRetry={() => void retry()} />
        ) : null}
        {!clientSecret && !error ? <Skeleton className="h-96" /> : null}
      </div>
      <aside className="md:border-s md:border-line md:ps-8">
        <StaySummary booking={booking} />
      </aside>
    </div>
  )
}
