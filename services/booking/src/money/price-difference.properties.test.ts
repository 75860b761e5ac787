import { receiptLines, smallestChargeOre } from '@nordbo/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleQuote } from '../../test/sample-quote.ts'
import { coversRefunds, shareDifference, waiveSmallDifference } from './price-difference.ts'
import {
  addShares,
  noShares,
  planPartialRefund,
  planRefundOfLines,
  remainingMoney,
  type Shares,
  subtractShares,
  sumOfLines,
  sumOfShares,
} from './shares.ts'

const nightsOre = fc.integer({ min: 0, max: 50_000_00 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('alter' as const), nightsOre }),
  fc.record({ kind: fc.constant('part' as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
)
const fees = fc.record({
  cleaningOre: fc.integer({ min: 0, max: 2_000_00 }),
  percent: fc.integer({ min: 0, max: 100 }),
})

test('after any alterations and refunds, shares equal payments minus refunds', () => {
  fc.assert(
    fc.property(nightsOre, fees, fc.array(step, { maxLength: 8 }), (first, { cleaningOre, percent }, steps) => {
      let quote = sampleQuote(first, cleaningOre, percent)
      /** What was charged minus refunds of alterations, and what other refunds took. */
      let charged: Shares = quote
      let refunded = noShares
      for (const next of steps) {
        if (next.kind === 'part') {
          const left = remainingMoney(quote, refunded)
          refunded = addShares(refunded, planPartialRefund(left, Math.floor(sumOfLines(left.lines) * next.part)).shares)
          continue
        }
        const changed = sampleQuote(next.nightsOre, cleaningOre, percent)
        if (!coversRefunds(changed, refunded)) continue
        const difference = shareDifference(quote, changed)
        expect(sumOfShares(difference)).toBe(changed.totalOre - quote.totalOre)
        // No share falls with a payment or rises with a refund.
        const way = Math.sign(changed.totalOre - quote.totalOre)
        for (const share of Object.values(difference)) expect([0, way]).toContain(Math.sign(share))
        charged = addShares(charged, difference)
        quote = changed
      }
      const left = remainingMoney(quote, refunded)
      expect(left.shares).toEqual(subtractShares(charged, refunded))
      expect(sumOfLines(left.lines)).toBe(sumOfShares(left.shares))
      expect(Math.min(...Object.values(left.lines), ...Object.values(left.shares))).toBeGreaterThanOrEqual(0)
      expect(planRefundOfLines(left, left.lines).shares).toEqual(left.shares)
    }),
  )
})

test('a waived difference leaves price and shares as they were, and the lines add up', () => {
  const small = fc.integer({ min: -500, max: 500 })
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 50_000_00 }), small, fees, (nights, more, { cleaningOre, percent }) => {
      const [agreed, dearer] = [
        sampleQuote(nights, cleaningOre, percent),
        sampleQuote(nights + more, cleaningOre, percent),
      ]
      const { quote, waivedOre } = waiveSmallDifference(agreed, dearer)
      const differenceOre = quote.totalOre - agreed.totalOre
      expect(differenceOre + waivedOre).toBe(dearer.totalOre - agreed.totalOre)
      expect(differenceOre <= 0 || differenceOre >= smallestChargeOre).toBe(true)
      expect(waivedOre).toBeGreaterThanOrEqual(0)
      if (waivedOre > 0) expect(shareDifference(agreed, quote)).toEqual(noShares)
      for (const [side, total] of [
        ['guest', quote.totalOre],
        ['host', quote.hostShareOre],
      ] as const)
        expect(receiptLines(quote, side).reduce((sum, { amountOre }) => sum + amountOre, 0)).toBe(total)
    }),
  )
})
