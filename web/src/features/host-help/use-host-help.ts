import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError } from '../../lib/toast/toast.ts'

/** Hours within which the support answers (docs/product/people.md, Support). */
export const answerHours = 24

/** Sends a question to the support. */
export const useAskSupport = () => {
  const { t } = useTranslation('hostHelp')
  const problemText = useProblemText()
  return useMutation({
    mutationFn: (body: { subject: string; message: string }) => answer(api.POST('/api/support/tickets', { body })),
    onError: (error) => toastError({ title: t('sendFailed'), description: problemText(error) }),
  })
}
