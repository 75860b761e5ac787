import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** What the hub says after saving. */
export const useSaveToasts = () => {
  const { t } = useTranslation('profile')
  const problemText = useProblemText()
  return {
    saved: () => toastSuccess({ title: t('saved') }),
    failed: (error: unknown) =>
      toastError({ title: t('failure'), description: `${t('notSaved')}. ${problemText(error)}` }),
  }
}
