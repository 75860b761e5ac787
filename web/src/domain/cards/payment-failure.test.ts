import { expect, it } from 'vitest'
import { failureKey, hasEndedBefore } from './payment-failure.ts'

it('prefers the bank’s own reason, and has words for what it does not know', () => {
  expect(failureKey({ code: 'card_declined', decline_code: 'insufficient_funds' })).toBe('insufficient_funds')
  expect(failureKey({ code: 'card_declined', decline_code: 'generic_decline' })).toBe('card_declined')
  expect(failureKey({ code: 'payment_intent_authentication_failure' })).toBe('authentication')
  expect(failureKey({ code: 'something_new' })).toBe('other')
})

it('knows a payment that had ended before from one that was refused', () => {
  expect(hasEndedBefore({ code: 'payment_intent_unexpected_state' })).toBe(true)
  expect(hasEndedBefore({ code: 'card_declined' })).toBe(false)
})
