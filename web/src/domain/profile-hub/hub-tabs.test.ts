import { expect, test } from 'vitest'
import { formerTab, hubTabOf, hubTabs } from './hub-tabs.ts'

test('an address names one of thirteen tabs, and anything else is the overview', () => {
  expect(hubTabs).toHaveLength(13)
  for (const tab of hubTabs) expect(hubTabOf(tab)).toBe(tab)
  for (const other of ['', 'admin', 'Overview', '__proto__', 'constructor']) expect(hubTabOf(other)).toBe('overview')
})

test('addresses of the former profile page lead to their tabs', () => {
  expect(['trips', 'payment-methods', 'payout-account'].map(formerTab)).toEqual(['trips', 'payments', 'payouts'])
  expect([null, '', 'other'].map(formerTab)).toEqual([undefined, undefined, undefined])
})
