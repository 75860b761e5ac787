import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answer, api } from '../../../lib/api/client.ts'
import type { useCardOutcome } from '../use-card-outcome.ts'
import { intentOf } from '../use-sandbox-intent.ts'

/** Props of every card payment form. */
export interface CardFormProps {
  clientSecret: string
  /** DKK. */
  amount: number
  outcome: ReturnType<typeof useCardOutcome>
  notices: ReactNode
}

/** Further props of forms for an unsaved card: whether to save it, and the checkbox for that. */
export interface NewCardFormProps extends CardFormProps {
  save: boolean
  saveBox: ReactNode
}

/** Stores whether the card of this payment is to be saved. Call it right before the card is confirmed. */
export const useSaveCardChoice = (clientSecret: string) =>
  useMutation({
    mutationFn: (save: boolean) =>
      answer(
        api.PUT('/api/payments/{id}/keep-card', {
          params: { path: { id: intentOf(clientSecret) } },
          body: { keep: save },
        }),
      ),
  })
