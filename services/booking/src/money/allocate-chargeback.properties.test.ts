import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateChargeback } from './allocate-chargeback.ts'

const ore = fc.integer({ min: 1, max: 1_000_000 })

test('a chargeback pays planned refunds to the øre, oldest first, never more than is owed', () => {
  fc.assert(
    fc.property(ore, fc.array(ore, { maxLength: 6 }), (takenOre, amounts) => {
      const owed = amounts.map((amountOre, id) => ({ id, amountOre }))
      const { parts, restOre } = allocateChargeback(takenOre, owed)
      const settledOre = parts.reduce((sum, { amountOre }) => sum + amountOre, 0)
      expect(settledOre + restOre).toBe(takenOre)
      expect(parts.map(({ refund }) => refund.id)).toEqual(owed.slice(0, parts.length).map(({ id }) => id))
      for (const [turn, { refund, amountOre }] of parts.entries()) {
        expect(amountOre).toBeGreaterThan(0)
        // Only the last refund may be paid in part.
        if (turn < parts.length - 1) expect(amountOre).toBe(refund.amountOre)
      }
      const owedOre = amounts.reduce((sum, each) => sum + each, 0)
      expect(restOre).toBe(Math.max(0, takenOre - owedOre))
    }),
  )
})
