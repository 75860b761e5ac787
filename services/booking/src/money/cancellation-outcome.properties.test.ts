import { addDays, CancellationPolicy, copenhagenInstant, percentOf, type Quote } from '@nordbo/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleQuote } from '../../test/sample-quote.ts'
import { cancellationOutcome } from './cancellation-outcome.ts'
import {
  addShares,
  allocate,
  noShares,
  planPartialRefund,
  planRefundOfLines,
  type RefundPlan,
  type RemainingMoney,
  remainingMoney,
  type Shares,
  sumOfLines,
  sumOfShares,
} from './shares.ts'

const ore = (max: number) => fc.integer({ min: 0, max })
const anyQuote = fc
  .record({ nightsOre: fc.integer({ min: 1, max: 50_000_00 }), cleaningOre: ore(2_000_00), feePercent: ore(100) })
  .map(({ nightsOre, cleaningOre, feePercent }) => sampleQuote(nightsOre, cleaningOre, feePercent))
const checkIn = '2027-01-15'
/** Minutes from 60 days before check-in to 3 days after. */
const anyInstant = fc
  .integer({ min: -60 * 1_440, max: 3 * 1_440 })
  .map((minutes) => new Date(copenhagenInstant(checkIn).getTime() + minutes * 60_000))
const anyPolicy = fc.constantFrom(...CancellationPolicy.options)
const anyPart = fc.double({ min: 0, max: 1, noNaN: true })
const checkInAt = copenhagenInstant(checkIn, '15:00')
const confirmedAt = copenhagenInstant(addDays(checkIn, -90))

const smallest = ({ lines, shares }: RemainingMoney): number =>
  Math.min(...Object.values(lines), ...Object.values(shares))
const cancel = (left: RemainingMoney, policy: CancellationPolicy, now: Date): RefundPlan => {
  const { plan } = cancellationOutcome(
    { policy, checkIn, checkInAt, confirmedAt, left, disputed: false, hostUnavailable: false },
    now,
  )
  if (!plan) throw new Error('it was paid')
  return plan
}
/** The refunded shares after several partial refunds, each a fraction of what was left. */
const afterParts = (quote: Quote, parts: readonly number[]): Shares =>
  parts.reduce((refunded, part) => {
    const left = remainingMoney(quote, refunded)
    return addShares(refunded, planPartialRefund(left, Math.floor(sumOfLines(left.lines) * part)).shares)
  }, noShares)

describe('any refund', () => {
  test('and the rest add up to what was paid, by line and by share, never negative', () => {
    fc.assert(
      fc.property(anyQuote, fc.array(anyPart, { maxLength: 4 }), anyPolicy, anyInstant, (quote, parts, policy, now) => {
        const refunded = afterParts(quote, parts)
        const before = remainingMoney(quote, refunded)
        expect(smallest(before)).toBeGreaterThanOrEqual(0)
        const plan = cancel(before, policy, now)
        const after = remainingMoney(quote, addShares(refunded, plan.shares))
        expect(sumOfLines(plan.back)).toBe(plan.amountOre)
        expect(sumOfShares(plan.shares)).toBe(plan.amountOre)
        expect(Math.min(...Object.values(plan.shares), ...Object.values(plan.back))).toBeGreaterThanOrEqual(0)
        expect(smallest(after)).toBeGreaterThanOrEqual(0)
        expect(sumOfLines(after.lines)).toBe(sumOfShares(after.shares))
        expect(sumOfShares(refunded) + plan.amountOre + sumOfLines(after.lines)).toBe(quote.totalOre)
      }),
    )
  })

  test('leaves the platform’s fee on what the host keeps', () => {
    fc.assert(
      fc.property(anyQuote, fc.array(anyPart, { maxLength: 4 }), anyPolicy, anyInstant, (quote, parts, policy, now) => {
        const refunded = afterParts(quote, parts)
        const { shares } = cancel(remainingMoney(quote, refunded), policy, now)
        const { hostShareOre, platformFeeOre } = remainingMoney(quote, addShares(refunded, shares)).shares
        expect(platformFeeOre).toBe(percentOf(hostShareOre + platformFeeOre, quote.settings.platformFeePercent))
      }),
    )
  })

  test('is never higher for a later cancellation', () => {
    fc.assert(
      fc.property(anyQuote, anyPolicy, anyInstant, anyInstant, (quote, policy, one, other) => {
        const left = remainingMoney(quote, noShares)
        const [earlier, later] = one <= other ? [one, other] : [other, one]
        expect(cancel(left, policy, later).amountOre).toBeLessThanOrEqual(cancel(left, policy, earlier).amountOre)
      }),
    )
  })

  test('is the whole rest when the host cancels, after any partial refunds', () => {
    fc.assert(
      fc.property(anyQuote, fc.array(anyPart, { maxLength: 4 }), (quote, parts) => {
        const refunded = afterParts(quote, parts)
        const left = remainingMoney(quote, refunded)
        const { amountOre, shares } = planRefundOfLines(left, left.lines)
        expect(shares).toEqual(left.shares)
        expect(amountOre + sumOfShares(refunded)).toBe(quote.totalOre)
      }),
    )
  })

  test('allocates exactly its amount of the shares and leaves the rest', () => {
    fc.assert(
      fc.property(anyQuote, anyPart, (quote, part) => {
        const amountOre = Math.floor(quote.totalOre * part)
        expect(sumOfShares(allocate(quote, amountOre))).toBe(amountOre)
      }),
    )
  })
})
