import { addDays } from '@nordbo/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCard, anyDiscounts } from '../../test/sample-stays.ts'
import { applyDiscounts, type DiscountFacts, earnedDiscounts } from './discounts.ts'

const aCase = (
  nights: number,
  discounts: Partial<DiscountFacts['discounts']>,
  changes: Partial<DiscountFacts> = {},
) => ({
  checkIn: '2027-06-07',
  checkOut: addDays('2027-06-07', nights),
  today: '2027-01-01',
  discounts: aCard({ discounts }).discounts,
  introUsed: 0,
  stacking: true,
  ...changes,
})
const kinds = (stay: DiscountFacts) => earnedDiscounts(stay).map(({ kind }) => kind)

describe('discounts of a stay', () => {
  it('gives the weekly one from seven nights on', () => {
    expect(kinds(aCase(6, { weeklyPercent: 10 }))).toEqual([])
    expect(kinds(aCase(7, { weeklyPercent: 10 }))).toEqual(['weekly'])
  })

  it('lets the monthly one beat the weekly one from 28 nights on', () => {
    const both = { weeklyPercent: 10, monthlyPercent: 25 }
    expect(kinds(aCase(27, both))).toEqual(['weekly'])
    expect(kinds(aCase(28, both))).toEqual(['monthly'])
    expect(kinds(aCase(28, { weeklyPercent: 10 }))).toEqual(['weekly'])
  })

  it('gives the intro price until its uses are gone, then the last-minute one', () => {
    const discounts = { introPercent: 20, introFirstN: 3, lastMinutePercent: 15 }
    const today = '2027-06-01'
    expect(kinds(aCase(2, discounts, { today, introUsed: 2 }))).toEqual(['intro'])
    expect(kinds(aCase(2, discounts, { today, introUsed: 3 }))).toEqual(['last_minute'])
  })

  it('counts the last minute in days to check-in, both ends included', () => {
    const discounts = { lastMinutePercent: 15, lastMinuteDays: 14 }
    expect(kinds(aCase(2, discounts, { today: '2027-05-23' }))).toEqual([])
    expect(kinds(aCase(2, discounts, { today: '2027-05-24' }))).toEqual(['last_minute'])
    expect(kinds(aCase(2, discounts, { today: '2027-06-07' }))).toEqual(['last_minute'])
    expect(kinds(aCase(2, discounts, { today: '2027-06-08' }))).toEqual([])
  })

  it('puts a promotion on top of a length discount, unless stacking is off', () => {
    const discounts = { weeklyPercent: 10, introPercent: 20 }
    expect(kinds(aCase(7, discounts))).toEqual(['weekly', 'intro'])
    expect(kinds(aCase(7, discounts, { stacking: false }))).toEqual(['weekly'])
    expect(kinds(aCase(6, discounts, { stacking: false }))).toEqual(['intro'])
  })

  it('applies each to what the previous one left', () => {
    const applied = applyDiscounts(10_000_00, earnedDiscounts(aCase(7, { weeklyPercent: 10, introPercent: 20 })))
    expect(applied.map(({ amountOre }) => amountOre)).toEqual([1_000_00, 1_800_00])
  })

  it('never gives two discounts of one kind', () => {
    fc.assert(
      fc.property(
        anyDiscounts,
        fc.integer({ min: 1, max: 90 }),
        fc.nat(12),
        fc.nat(60),
        (discounts, nights, used, away) => {
          const earned = kinds(aCase(nights, discounts, { introUsed: used, today: addDays('2027-06-07', -away) }))
          expect(earned.filter((kind) => kind === 'weekly' || kind === 'monthly').length).toBeLessThanOrEqual(1)
          expect(earned.filter((kind) => kind === 'intro' || kind === 'last_minute').length).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})
