import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useAlterationPayment } from './use-alteration.ts'

/** Renders a payment form. `amount` in DKK. */
export type PaymentForm = (payment: { clientSecret: string; amount: number; onPaid: () => void }) => ReactNode

/** Charges the price difference of an alteration. */
export const PayDialog = ({
  id,
  form,
  onClose,
  onPaid,
}: {
  id: string
  form: PaymentForm
  onClose: () => void
  onPaid: () => void
}) => {
  const { t } = useTranslation('alterations')
  const payment = useAlterationPayment(id)
  return (
    <Dialog open title={t('payTitle')} onClose={onClose}>
      {payment.isPending ? <Skeleton className="h-96 rounded-control" /> : null}
      {payment.isError ? (
        <ErrorState
          title={t('payFailed')}
          error={payment.error}
          onRetry={() => void payment.refetch()}
          busy={payment.isFetching}
        />
      ) : null}
      {payment.data ? form({ ...payment.data, onPaid }) : null}
    </Dialog>
  )
}
