import { useMutation } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'

/** What a client secret belongs to: a payment, or a card that is being saved. */
export type IntentKind = 'payment-intents' | 'setup-intents'

/** Extracts the intent's id from its client secret. */
export const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? clientSecret

/** Replaces Stripe.js with the sandbox: confirms with a card number, then answers the bank's question. */
export const useSandboxIntent = (kind: IntentKind, clientSecret: string) => {
  const params = { path: { id: intentOf(clientSecret) } }
  const confirm = useMutation({
    mutationFn: (cardNumber: string) =>
      answer(api.POST(`/api/sandbox/${kind}/{id}/confirm`, { params, body: { clientSecret, cardNumber } })),
  })
  const authenticate = useMutation({
    mutationFn: (outcome: 'success' | 'failure') =>
      answer(api.POST(`/api/sandbox/${kind}/{id}/authenticate`, { params, body: { clientSecret, outcome } })),
  })
  return { confirm, authenticate }
}
