/** Why a card was refused, as the provider tells it. */
export interface PaymentFailure {
  code?: string
  decline_code?: string
  message: string
}

/** Reasons that are worded in every language; any other is told in the provider's words. */
const worded = [
  'insufficient_funds',
  'card_declined',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
] as const
type Worded = (typeof worded)[number] | 'authentication'

/** Key of the text for a failure below `card.`, or null where only the provider has words. */
export const failureKey = ({ code, decline_code }: PaymentFailure): Worded | null =>
  code === 'payment_intent_authentication_failure' || code === 'setup_intent_authentication_failure'
    ? 'authentication'
    : (worded.find((known) => known === decline_code) ?? worded.find((known) => known === code) ?? null)
