import { expect, it } from 'vitest'
import { failureKey, hasEndedBefore } from './payment-failure.ts'

it('the bank’s own reason comes first, and an unknown reason has a general text', () => {
  expect(failureKey({ code: 'card_declined', decline_code: 'insufficient_funds' })).toBe('insufficient_funds')
  expect(failureKey({ code: 'card_declined', decline_code: 'generic_decline' })).toBe('card_declined')
  expect(failureKey({ code: 'payment_intent_authentication_failure' })).toBe('authentication')
  expect(failureKey({ code: 'something_new' })).toBe('other')
})

it('a payment that had already ended differs from one that was refused', () => {
  expect(hasEndedBefore({ code: 'payment_intent_unexpected_state' })).toBe(true)
  expect(hasEndedBefore({ code: 'card_declined' })).toBe(false)
})
