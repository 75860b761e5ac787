import { describe, expect, it } from 'vitest'
import { nightlyPrices } from './nightly-prices.ts'

const card = { baseOre: 1_000_00, weekendPercent: 25 }
const week = { checkIn: '2027-06-07', checkOut: '2027-06-14' }
const prices = (overrides: Parameters<typeof nightlyPrices>[2], weekendNights = [5, 6]) =>
  nightlyPrices(week, card, overrides, weekendNights).map(({ priceOre }) => priceOre / 100)

describe('nightly prices', () => {
  it('mark up the nights of Friday and Saturday', () => {
    expect(prices([])).toEqual([1000, 1000, 1000, 1000, 1250, 1250, 1000])
  })

  it('follow the setting for what a weekend is', () => {
    expect(prices([], [7])).toEqual([1000, 1000, 1000, 1000, 1000, 1000, 1250])
  })

  it('let an override beat the markup, on its date alone', () => {
    const overrides = [
      { date: '2027-06-11', priceOre: 800_00 },
      { date: '2027-06-14', priceOre: 100_00 },
    ]
    expect(prices(overrides)).toEqual([1000, 1000, 1000, 1000, 800, 1250, 1000])
  })

  it('round a marked-up night to whole øre', () => {
    const [friday] = nightlyPrices(
      { checkIn: '2027-06-11', checkOut: '2027-06-12' },
      { baseOre: 100_05, weekendPercent: 30 },
      [],
      [5],
    )
    expect(friday?.priceOre).toBe(130_07)
  })
})
