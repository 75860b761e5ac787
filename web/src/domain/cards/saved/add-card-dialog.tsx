import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { usePaymentConfig } from '../use-payment-config.ts'
import { AddSandboxCard } from './add-sandbox-card.tsx'
import { useCardSetup } from './use-card-mutations.ts'

const AddStripeCard = lazy(async () => ({ default: (await import('./add-stripe-card.tsx')).AddStripeCard }))

interface AddCardDialogProps {
  onClose: () => void
  onAdded: () => void
}

/** Saves a card without a payment (docs/product/money.md, Cards). */
export const AddCardDialog = ({ onClose, onAdded }: AddCardDialogProps) => {
  const { t } = useTranslation('cards')
  const config = usePaymentConfig()
  const setup = useCardSetup()
  const failed = [config, setup].find(({ isError }) => isError)
  const place = <Skeleton className="h-96" />
  const form = (stripeKey: string | null, clientSecret: string) =>
    stripeKey === null ? (
      <AddSandboxCard clientSecret={clientSecret} onAdded={onAdded} />
    ) : (
      <Suspense fallback={place}>
        <AddStripeCard clientSecret={clientSecret} stripeKey={stripeKey} onAdded={onAdded} />
      </Suspense>
    )
  return (
    <Dialog open title={t('addTitle')} onClose={onClose}>
      {failed ? (
        <ErrorState
          title={t('addFailed')}
          error={failed.error}
          onRetry={() => void failed.refetch()}
          busy={failed.isFetching}
        />
      ) : null}
      {!failed && config.data && setup.data ? form(config.data.stripeKey, setup.data.clientSecret) : null}
      {!failed && !(config.data && setup.data) ? place : null}
    </Dialog>
  )
}
