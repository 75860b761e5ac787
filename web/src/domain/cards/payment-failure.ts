/** Codes of a refused card. The provider's message is not shown, because it is English and written for developers. */
export interface PaymentFailure {
  code?: string
  decline_code?: string
}

/** Codes with a text of their own. All others share a general one. */
const namedReasons = [
  'insufficient_funds',
  'card_declined',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
] as const
type FailureKey = (typeof namedReasons)[number] | 'authentication' | 'other'

/** The text key of a failure, below `card.`. */
export const failureKey = ({ code, decline_code }: PaymentFailure): FailureKey =>
  code === 'payment_intent_authentication_failure' || code === 'setup_intent_authentication_failure'
    ? 'authentication'
    : (namedReasons.find((known) => known === decline_code) ?? namedReasons.find((known) => known === code) ?? 'other')

/** Had the payment already ended, paid in another tab or cancelled, so that nothing was tried? */
export const hasEndedBefore = ({ code }: PaymentFailure): boolean =>
  code === 'payment_intent_unexpected_state' || code === 'setup_intent_unexpected_state'
