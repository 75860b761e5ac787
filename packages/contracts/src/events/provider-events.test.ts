import { expect, test } from 'vitest'
import { followersOf } from './provider-events.ts'

test.each([
  ['payment_intent.succeeded', ['booking']],
  ['payment_intent.canceled', ['booking']],
  ['charge.refunded', ['booking']],
  ['account.updated', ['payouts']],
  ['charge.dispute.created', ['booking', 'payouts']],
  ['charge.dispute.closed', ['booking', 'payouts']],
  ['customer.subscription.updated', ['payouts']],
  ['invoice.paid', ['payouts']],
  // Events about the provider's intermediate steps are not handled.
  ['payment_intent.created', []],
  ['payment_intent.payment_failed', []],
  ['invoice.created', []],
  ['charge.succeeded', []],
  ['transfer.created', []],
] as const)('%s is handled by %j', (type, followers) => {
  expect(followersOf(type)).toEqual(followers)
})
