import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { isKnownCode } from '../../lib/api/error-codes.ts'
import { ApiProblem } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import type { AtProvider } from './use-auth-form.ts'

const successes = ['opened', 'created', 'linked', 'confirmed'] as const
type Success = (typeof successes)[number]

/** What became of the way to a provider, as the address says it. */
export interface ProviderOutcome extends AtProvider {
  success: Success | null
}

/** Reads an outcome from the address. Null or nonsense is none. */
export const useProviderOutcome = (written: string | null): ProviderOutcome => {
  const problemText = useProblemText()
  const outcome = written ?? ''
  return {
    success: successes.find((each) => each === outcome) ?? null,
    asksForCode: outcome === 'code',
    refusal: isKnownCode(outcome) ? problemText(new ApiProblem(outcome, 0)) : null,
  }
}

/** Says to a signed-in person what became of the way to a provider, and leads on to where they were. */
export const BackFromProvider = ({ success, refusal, to }: Omit<ProviderOutcome, 'asksForCode'> & { to: string }) => {
  const { t: tAuth } = useTranslation('auth')
  const { t: tAccount } = useTranslation('account')
  const { t } = useTranslation('security')
  const words: Record<Success, string> = {
    opened: tAuth('welcomeBack'),
    created: tAuth('accountCreated'),
    linked: t('linkedDone'),
    confirmed: tAccount('stepUp.confirmed'),
  }
  const done = success && words[success]
  const failed = t('atProviderFailed')
  useEffect(() => {
    if (done) toastSuccess({ title: done })
    else if (refusal) toastError({ title: failed, description: refusal })
  }, [done, refusal, failed])
  return <Navigate to={to} replace />
}
