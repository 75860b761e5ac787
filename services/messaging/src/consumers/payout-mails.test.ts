import { expect, test } from 'vitest'
import { isPayoutMailed } from './payout-mails.ts'

test('nobody is written about history that was brought, or about nothing', () => {
  expect(isPayoutMailed({ imported: false, amountOre: 2_700_00 })).toBe(true)
  expect(isPayoutMailed({ imported: true, amountOre: 2_700_00 })).toBe(false)
  expect(isPayoutMailed({ imported: false, amountOre: 0 })).toBe(false)
})
