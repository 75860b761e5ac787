import { useState } from 'react'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { toastError } from '../toast.ts'
import type { PaymentFailure } from './payment-failure.ts'
import { useBankMemory } from './use-bank-memory.ts'
import { useFailureToast } from './use-failure-toast.ts'

interface Outcome {
  clientSecret: string
  /** Title of the toast when it does not go through. */
  failedTitle: string
  onDone: () => void
}

/** What becomes of a card that was handed over: done, refused, or a question of the bank's. */
export const useCardOutcome = ({ clientSecret, failedTitle, onDone }: Outcome) => {
  const problemText = useProblemText()
  const failureToast = useFailureToast(failedTitle)
  const bank = useBankMemory(clientSecret)
  const [refused, setRefused] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  return {
    asked,
    /** Why the last try was refused. */
    refused,
    /** The bank was asked before a reload, and never answered. */
    bankLeft: bank.wasAsked && !asked && refused === null,
    begin: () => setRefused(null),
    settle: ({ status, error }: { status: string; error?: PaymentFailure }): void => {
      const asksBank = status === 'requires_action' && !error
      setAsked(asksBank)
      if (asksBank) bank.ask()
      else bank.answer()
      if (error) setRefused(failureToast(error))
      else if (status === 'succeeded' || status === 'processing') onDone()
    },
    fail: (error: unknown): void => toastError({ title: failedTitle, description: problemText(error) }),
  }
}
