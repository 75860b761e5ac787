import { useTranslation } from 'react-i18next'
import { toastError } from '../../../lib/toast.ts'
import { failureKey, type PaymentFailure } from './payment-failure.ts'

/** Words for a failed payment, and the toast 'Betalingsfejl' that carries them. */
export const useFailureToast = (): ((failure: PaymentFailure) => string) => {
  const { t } = useTranslation('payment')
  return (failure) => {
    const key = failureKey(failure)
    const text = key ? t(`card.${key}`) : failure.message
    toastError({ title: t('failedTitle'), description: text })
    return text
  }
}
