import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultFeeSettings } from '../pricing/fee-settings.ts'
import { Quote } from '../pricing/quotes.ts'
import { campaignDaysLeft, inCampaign, waiveHostFee } from './campaign.ts'
import { receiptLines } from './receipt.ts'

test.each([
  ['2026-11-30T22:59:59.000Z', '2026-11-30', true],
  // In Copenhagen 1 December begins at this instant.
  ['2026-11-30T23:00:00.000Z', '2026-12-05', false],
  ['2026-11-30T23:00:00.000Z', '2027-01-01', true],
  ['2024-05-01T10:00:00.000Z', '2026-12-24', true],
  [null, '2026-05-01', false],
])('a home first published at %s is in the campaign on %s: %s', (publishedAt, today, expected) => {
  expect(inCampaign(publishedAt, today)).toBe(expected)
})

test('the days left count down to 1 December and stay at 0 until the new year', () => {
  expect(['2026-11-22', '2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map(campaignDaysLeft)).toEqual([
    9, 1, 0, 0, 334,
  ])
})

test('a waived fee goes to the host to the øre, and the guest’s price stays the same', () => {
  const ore = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(ore, ore, ore, fc.integer({ min: 0, max: 100 }), (nights, cleaningOre, serviceFeeOre, percent) => {
      const platformFeeOre = Math.round(((nights + cleaningOre) * percent) / 100)
      const quote = Quote.parse({
        listingId: '00000000-0000-4000-8000-000000000001',
        ...{ checkIn: '2026-07-04', checkOut: '2026-07-05', nights: 1, nightly: [], discounts: [] },
        ...{ subtotalOre: nights, cleaningOre, serviceFeeOre, totalOre: nights + cleaningOre + serviceFeeOre },
        ...{ platformFeeOre, hostShareOre: nights + cleaningOre - platformFeeOre },
        settings: { ...defaultFeeSettings, platformFeePercent: percent },
        ...{ introUsed: null, ratesRevision: 1 },
      })
      const waived = waiveHostFee(quote)
      expect(waived.hostShareOre).toBe(nights + cleaningOre)
      expect(waived.totalOre).toBe(waived.hostShareOre + waived.platformFeeOre + waived.serviceFeeOre)
      expect(receiptLines(waived, 'guest')).toEqual(receiptLines(quote, 'guest'))
      const lines = receiptLines(waived, 'host')
      expect(lines.reduce((sum, { amountOre }) => sum + amountOre, 0)).toBe(waived.hostShareOre)
      expect(lines.at(-1)).toEqual({ kind: 'platformFee', percent: 0, insteadOf: percent, amountOre: 0 })
    }),
  )
})
