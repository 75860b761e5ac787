import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError } from '../../lib/toast/toast.ts'
import { hasEndedBefore, type PaymentFailure } from './payment-failure.ts'
import { useBankChallenge } from './use-bank-challenge.ts'
import { useFailureToast } from './use-failure-toast.ts'

interface Outcome {
  clientSecret: string
  /** Title of the toast for a failure. */
  failedTitle: string
  onDone: () => void
  /** Called when the intent had already ended: what it pays for must be refetched. */
  onEnded?: () => void
}

/** State of a confirmed card: done, refused, or waiting for the bank's question. */
export const useCardOutcome = ({ clientSecret, failedTitle, onDone, onEnded }: Outcome) => {
  const { t } = useTranslation('payment')
  const problemText = useProblemText()
  const failureToast = useFailureToast(failedTitle)
  const bank = useBankChallenge(clientSecret)
  const [refused, setRefused] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const endedBefore = (): void => {
    setRefused(t('endedBefore'))
    onEnded?.()
  }
  return {
    asked,
    /** Why the last attempt was refused. */
    refused,
    /** The bank's question was open before a reload and never answered. */
    bankLeft: bank.wasAsked && !asked && refused === null,
    begin: () => setRefused(null),
    settle: ({ status, error }: { status: string; error?: PaymentFailure }): void => {
      const asksBank = status === 'requires_action' && !error
      setAsked(asksBank)
      if (asksBank) bank.ask()
      else bank.answer()
      if (error && hasEndedBefore(error)) endedBefore()
      else if (error) setRefused(failureToast(error))
      else if (status === 'succeeded' || status === 'processing') onDone()
    },
    fail: (error: unknown): void => {
      if (codeOf(error) === 'booking.notPayable') endedBefore()
      else toastError({ title: failedTitle, description: problemText(error) })
    },
  }
}
