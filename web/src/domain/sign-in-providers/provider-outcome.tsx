import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { isKnownCode } from '../../lib/api/error-codes.ts'
import { ApiProblem } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

const parameter = 'atProvider'

/** Says once what became of the way to a provider, and takes it out of the address. */
export const ProviderOutcome = () => {
  const { t: tAuth } = useTranslation('auth')
  const { t: tAccount } = useTranslation('account')
  const { t } = useTranslation('security')
  const problemText = useProblemText()
  const [params, setParams] = useSearchParams()
  const outcome = params.get(parameter)
  useEffect(() => {
    if (outcome === null) return
    const done: Record<string, string> = {
      opened: tAuth('welcomeBack'),
      created: tAuth('accountCreated'),
      linked: t('linkedDone'),
      confirmed: tAccount('stepUp.confirmed'),
    }
    const title = done[outcome]
    if (title !== undefined) toastSuccess({ title })
    else if (isKnownCode(outcome))
      toastError({ title: t('atProviderFailed'), description: problemText(new ApiProblem(outcome, 0)) })
    const rest = new URLSearchParams(params)
    rest.delete(parameter)
    setParams(rest, { replace: true })
  }, [outcome])
  return null
}
