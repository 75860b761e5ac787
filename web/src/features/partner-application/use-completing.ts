import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { answer, api } from '../../lib/api/client.ts'
import { codeOf } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** Asks for the role. The server asks the payment provider whether it has what it needs. */
export const useCompleting = () => {
  const { t } = useTranslation('partner')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (operatorId: string) => answer(api.POST('/api/partner/role', { body: { operatorId } })),
    onSuccess: async ({ roles }) => {
      // Who was refused before waits for an approval.
      if (roles.includes('host_hotel')) toastSuccess({ title: t('welcome') })
      await queries.invalidateQueries({ queryKey: queryKeys.session })
    },
    onError: (error) =>
      toastError({
        title: t(codeOf(error) === 'STRIPE_INCOMPLETE' ? 'incomplete' : 'notGranted'),
        description: problemText(error),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.partner }),
  })
}

/**
 * Goes on when somebody comes back from the provider's forms: `done` asks for the role, `again` opens the forms anew, because their link
 * had run out.
 */
export const useReturn = ({ onDone, onAgain }: { onDone: () => void; onAgain: () => void }): void => {
  const [params, setParams] = useSearchParams()
  const handled = useRef(false)
  const result = params.get('onboarding')
  useEffect(() => {
    if (result === null || handled.current) return
    handled.current = true
    if (result === 'again') onAgain()
    else onDone()
    setParams({}, { replace: true })
  }, [result, onDone, onAgain, setParams])
}
