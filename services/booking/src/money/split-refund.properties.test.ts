import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addShares, splitRefund, subtractShares, sumOfShares } from './shares.ts'

const ore = fc.integer({ min: 0, max: 1_000_000 })
const shares = fc.record({ hostShareOre: ore, platformFeeOre: ore, serviceFeeOre: ore })

test('what is split off a refund and what stays are the whole, and the part of an alteration goes last', () => {
  fc.assert(
    fc.property(shares, shares, fc.nat(), (others, alterationShares, seed) => {
      const refund = { ...addShares(others, alterationShares), alterationShares }
      const amountOre = seed % (sumOfShares(refund) + 1)
      const taken = splitRefund(refund, amountOre)
      expect(sumOfShares(taken)).toBe(amountOre)
      for (const share of ['hostShareOre', 'platformFeeOre', 'serviceFeeOre'] as const) {
        expect(taken.alterationShares[share]).toBe(Math.max(0, taken[share] - others[share]))
        expect(subtractShares(alterationShares, taken.alterationShares)[share]).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
