import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError } from '../../lib/toast/toast.ts'

/** Hours within which the support answers (docs/product/people.md, Support). */
export const answerHours = 24

/** The fees and the payout time in force. */
export const useHostConditions = () =>
  useQuery({
    queryKey: ['host-conditions'],
    queryFn: ({ signal }) => answer(api.GET('/api/host/conditions', { signal })),
  })

/** Sends a question to the support. */
export const useAskSupport = () => {
  const { t } = useTranslation('hostHelp')
  const problemText = useProblemText()
  return useMutation({
    mutationFn: (body: { subject: string; message: string }) => answer(api.POST('/api/support/tickets', { body })),
    onError: (error) => toastError({ title: t('sendFailed'), description: problemText(error) }),
  })
}
