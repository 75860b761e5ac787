import { useTranslation } from 'react-i18next'
import { toastError } from '../../lib/toast/toast.ts'
import { failureKey, type PaymentFailure } from './payment-failure.ts'

/** Shows a toast about a refused card and returns its text. */
export const useFailureToast = (title: string): ((failure: PaymentFailure) => string) => {
  const { t } = useTranslation('payment')
  return (failure) => {
    const text = t(`card.${failureKey(failure)}`)
    toastError({ title, description: text })
    return text
  }
}
