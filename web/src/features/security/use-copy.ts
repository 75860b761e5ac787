import { useTranslation } from 'react-i18next'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** Copies a text and says so. */
export const useCopy = (): ((text: string) => Promise<void>) => {
  const { t } = useTranslation('security')
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toastSuccess({ title: t('copied') })
    } catch {
      toastError({ title: t('copyFailed') })
    }
  }
}
