import { defaultFeeSettings, percentOf, Quote } from '@nordbo/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCard, anyStay, aStay } from '../../test/sample-stays.ts'
import { sumOf } from './money.ts'
import { quoteStay } from './quote-stay.ts'

describe('the price of a stay', () => {
  it('is nights, cleaning and fifteen percent of the nights; the host keeps ninety percent', () => {
    const quote = quoteStay(aStay({ card: aCard({ cleaningOre: 500_00 }) }))
    expect(quote).toMatchObject({
      nights: 2,
      subtotalOre: 2_000_00,
      discounts: [],
      cleaningOre: 500_00,
      serviceFeeOre: 300_00,
      totalOre: 2_800_00,
      platformFeeOre: 250_00,
      hostShareOre: 2_250_00,
      introUsed: null,
    })
  })

  it('takes fees from what the discounts left', () => {
    const card = aCard({ discounts: { weeklyPercent: 10, introPercent: 20 } })
    const quote = quoteStay(aStay({ checkOut: '2027-06-11', card, introUsed: 2 }))
    expect(quote.discounts).toEqual([{ kind: 'intro', percent: 20, amountOre: 800_00 }])
    expect(quote.serviceFeeOre).toBe(480_00)
    expect(quote.introUsed).toBe(2)
  })

  it('has no cleaning line where cleaning is included', () => {
    const quote = quoteStay(aStay({ card: aCard({ cleaningOre: 500_00, cleaningIncluded: true }) }))
    expect(quote.cleaningOre).toBe(0)
  })

  it('leaves the fee to the host alone in the host-only model', () => {
    const settings = {
      ...defaultFeeSettings,
      model: 'host_only',
      serviceFeePercent: 0,
      platformFeePercent: 15,
    } as const
    const quote = quoteStay(aStay({ settings }))
    expect(quote).toMatchObject({
      serviceFeeOre: 0,
      totalOre: 2_000_00,
      platformFeeOre: 300_00,
      hostShareOre: 1_700_00,
    })
  })

  it('can be free nights, and then costs cleaning only', () => {
    const quote = quoteStay(aStay({ card: aCard({ cleaningOre: 1, discounts: { introPercent: 100 } }) }))
    expect(quote.totalOre).toBe(1)
  })

  it('matches the contract, and its lines add up, for any stay', () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const quote = Quote.parse(quoteStay(stay))
        const discounted = quote.subtotalOre - sumOf(quote.discounts.map(({ amountOre }) => amountOre))
        expect(quote.totalOre).toBe(discounted + quote.cleaningOre + quote.serviceFeeOre)
        expect(quote.hostShareOre + quote.platformFeeOre + quote.serviceFeeOre).toBe(quote.totalOre)
        expect(quote.subtotalOre).toBe(sumOf(quote.nightly.map(({ priceOre }) => priceOre)))
        expect(quote.nightly).toHaveLength(quote.nights)
        expect(discounted).toBeGreaterThanOrEqual(0)
        expect(discounted).toBeLessThanOrEqual(quote.subtotalOre)
      }),
    )
  })

  it('rounds every line once: within half an øre of the exact share', () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const quote = quoteStay(stay)
        let remaining = quote.subtotalOre
        for (const { percent, amountOre } of quote.discounts) {
          expect(Math.abs(amountOre * 100 - remaining * percent)).toBeLessThanOrEqual(50)
          remaining -= amountOre
        }
        const kept = remaining + quote.cleaningOre
        expect(Math.abs(quote.platformFeeOre * 100 - kept * stay.settings.platformFeePercent)).toBeLessThanOrEqual(50)
      }),
    )
  })

  it('never falls when the base price rises', () => {
    fc.assert(
      fc.property(anyStay, fc.integer({ min: 1, max: 10_000 }), (stay, rise) => {
        const dearer = { ...stay, card: { ...stay.card, baseOre: stay.card.baseOre + rise } }
        expect(quoteStay(dearer).totalOre).toBeGreaterThanOrEqual(quoteStay(stay).totalOre)
      }),
    )
  })

  it('is never more than the same stay without discounts', () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const plain = { ...stay, card: { ...stay.card, discounts: aCard().discounts } }
        expect(quoteStay(stay).totalOre).toBeLessThanOrEqual(quoteStay(plain).totalOre)
      }),
    )
  })
})

describe('a share of an amount', () => {
  it('rounds a half up', () => {
    expect(percentOf(50, 1)).toBe(1)
    expect(percentOf(49, 1)).toBe(0)
    expect(percentOf(10_10, 15)).toBe(152)
  })

  it('is exact to half an øre and never rounds a half down', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), fc.integer({ min: 0, max: 100 }), (ore, percent) => {
        const twice = 2 * (percentOf(ore, percent) * 100 - ore * percent)
        expect(twice).toBeGreaterThan(-100)
        expect(twice).toBeLessThanOrEqual(100)
      }),
    )
  })
})
