import { expect, test } from 'vitest'
import { isPayoutMailed } from './payout-mails.ts'

test('imported payouts and payouts of nothing send no mails', () => {
  expect(isPayoutMailed({ imported: false, amountOre: 2_700_00 })).toBe(true)
  expect(isPayoutMailed({ imported: true, amountOre: 2_700_00 })).toBe(false)
  expect(isPayoutMailed({ imported: false, amountOre: 0 })).toBe(false)
})
