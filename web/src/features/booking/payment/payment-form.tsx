import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const SandboxCardForm = lazy(async () => ({ default: (await import('./sandbox-card-form.tsx')).SandboxCardForm }))
const StripeCardForm = lazy(async () => ({ default: (await import('./stripe-card-form.tsx')).StripeCardForm }))

interface PaymentFormProps {
  clientSecret: string
  /** What will be charged, DKK. */
  amount: number
  onPaid: () => void
}

/** The form of the provider that the server is configured for. */
export const PaymentForm = ({ clientSecret, amount, onPaid }: PaymentFormProps) => {
  const { t } = useTranslation('payment')
  const config = useQuery({
    queryKey: queryKeys.paymentConfig,
    queryFn: () => answer(api.GET('/api/payments/config')),
    staleTime: Number.POSITIVE_INFINITY,
  })
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
  const { mode, publishableKey } = config.data
  return (
    <Suspense fallback={place}>
      {mode === 'stripe' && publishableKey ? (
        <StripeCardForm clientSecret={clientSecret} publishableKey={publishableKey} amount={amount} onPaid={onPaid} />
      ) : (
        <SandboxCardForm clientSecret={clientSecret} amount={amount} onPaid={onPaid} />
      )}
    </Suspense>
  )
}
