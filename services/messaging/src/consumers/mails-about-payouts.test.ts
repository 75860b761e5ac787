import { expect, test } from 'vitest'
import { isWorthAMail } from './mails-about-payouts.ts'

test('nobody is written about history that was brought, or about nothing', () => {
  expect(isWorthAMail({ imported: false, amountOre: 2_700_00 })).toBe(true)
  expect(isWorthAMail({ imported: true, amountOre: 2_700_00 })).toBe(false)
  expect(isWorthAMail({ imported: false, amountOre: 0 })).toBe(false)
})
