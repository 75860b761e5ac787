import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answer, api } from '../../../lib/api/client.ts'
import type { useCardOutcome } from '../use-card-outcome.ts'
import { intentOf } from '../use-sandbox-intent.ts'

/** What every way to pay by card is given. */
export interface CardFormProps {
  clientSecret: string
  /** DKK. */
  amount: number
  outcome: ReturnType<typeof useCardOutcome>
  notices: ReactNode
}

/** What the ways with another card are given beside: whether it is saved, and the box that says so. */
export interface NewCardFormProps extends CardFormProps {
  keep: boolean
  keepBox: ReactNode
}

/** Tells the provider whether the card that pays is to be kept: the last word before it is handed over. */
export const useSaveCardChoice = (clientSecret: string) =>
  useMutation({
    mutationFn: (keep: boolean) =>
      answer(
        api.PUT('/api/payments/{id}/keep-card', {
          params: { path: { id: intentOf(clientSecret) } },
          body: { keep },
        }),
      ),
  })
