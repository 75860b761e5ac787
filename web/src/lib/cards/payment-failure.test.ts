import { expect, it } from 'vitest'
import { failureKey } from './payment-failure.ts'

const message = 'Your card was declined.'

it('prefers the bank’s own reason and leaves unknown ones to the provider’s words', () => {
  expect(failureKey({ code: 'card_declined', decline_code: 'insufficient_funds', message })).toBe('insufficient_funds')
  expect(failureKey({ code: 'card_declined', decline_code: 'generic_decline', message })).toBe('card_declined')
  expect(failureKey({ code: 'payment_intent_authentication_failure', message })).toBe('authentication')
  expect(failureKey({ code: 'something_new', message })).toBeNull()
})
