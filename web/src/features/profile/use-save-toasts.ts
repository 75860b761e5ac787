import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** What the hub says after saving. */
export const useSaveToasts = () => {
  // Not the component's own `t`: saving the language changes it meanwhile.
  const { i18n } = useTranslation('profile')
  const t = (text: 'saved' | 'failure' | 'notSaved'): string => i18n.t(text, { ns: 'profile' })
  const problemText = useProblemText()
  return {
    saved: () => toastSuccess({ title: t('saved') }),
    failed: (error: unknown) =>
      toastError({ title: t('failure'), description: `${t('notSaved')}. ${problemText(error)}` }),
  }
}
