/** Why a card was refused, as the provider tells it. Its own words are for nobody's eyes: they are English, and of other people's systems. */
export interface PaymentFailure {
  code?: string
  decline_code?: string
}

/** Reasons with words of their own; any other is told as a payment that did not go through. */
const worded = [
  'insufficient_funds',
  'card_declined',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
] as const
type Worded = (typeof worded)[number] | 'authentication' | 'other'

/** Key of the text for a failure below `card.`. */
export const failureKey = ({ code, decline_code }: PaymentFailure): Worded =>
  code === 'payment_intent_authentication_failure' || code === 'setup_intent_authentication_failure'
    ? 'authentication'
    : (worded.find((known) => known === decline_code) ?? worded.find((known) => known === code) ?? 'other')

/** Was nothing tried because it had ended before: paid in another tab, or cancelled? */
export const hasEndedBefore = ({ code }: PaymentFailure): boolean =>
  code === 'payment_intent_unexpected_state' || code === 'setup_intent_unexpected_state'
