import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchLateTexts } from '../../../i18n/i18n.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { usePaymentConfig } from '../use-payment-config.ts'

const CardPayment = lazy(async () => {
  const [{ CardPayment }] = await Promise.all([import('./card-payment.tsx'), fetchLateTexts()])
  return { default: CardPayment }
})

interface PaymentFormProps {
  clientSecret: string
  /** The amount to charge, DKK. */
  amount: number
  onPaid: () => void
}

/** The payment form for a client secret, for the provider that the server is configured with. */
export const PaymentForm = (payment: PaymentFormProps) => {
  const { t } = useTranslation('payment')
  const config = usePaymentConfig()
  const place = <Skeleton className="h-96" />
  if (config.isPending) return place
  if (config.isError)
    return (
      <ErrorState
        title={t('configFailed')}
        error={config.error}
        onRetry={() => void config.refetch()}
        busy={config.isFetching}
      />
    )
  return (
    <Suspense fallback={place}>
      <CardPayment {...payment} stripeKey={config.data.stripeKey} />
    </Suspense>
  )
}
