import { addDays, Quote } from '@nordbo/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCard, anyCard, anyStay, aStay } from '../../test/sample-stays.ts'
import { sumOf } from './money.ts'
import { quoteStay } from './quote-stay.ts'
import { requoteStay } from './requote-stay.ts'

const week = { checkIn: '2027-06-07', checkOut: '2027-06-14' }
const anyMove = fc.record({ later: fc.integer({ min: -20, max: 20 }), nights: fc.integer({ min: 1, max: 60 }) })

describe('an agreed stay with other dates', () => {
  it('keeps the price of its nights; added nights have today’s price', () => {
    const agreed = quoteStay(aStay({ card: aCard({ cleaningOre: 500_00 }) }))
    const now = aCard({ baseOre: 2_000_00, cleaningOre: 900_00 })
    const longer = requoteStay(agreed, aStay({ checkOut: '2027-06-10', card: now, ratesRevision: 2 }))
    expect(longer).toMatchObject({
      nights: 3,
      subtotalOre: 4_000_00,
      cleaningOre: 500_00,
      serviceFeeOre: 600_00,
      totalOre: 5_100_00,
      platformFeeOre: 450_00,
      hostShareOre: 4_050_00,
    })
  })

  it('keeps the agreed percentages when the settings change', () => {
    const agreed = quoteStay(aStay())
    const settings = { ...agreed.settings, serviceFeePercent: 20, platformFeePercent: 30 }
    const longer = requoteStay(agreed, aStay({ checkOut: '2027-06-10', settings }))
    expect(longer).toMatchObject({ serviceFeeOre: 450_00, platformFeeOre: 300_00, settings: agreed.settings })
  })

  it('gets the discount of its new length: the agreed percentage, else today’s', () => {
    const agreed = quoteStay(aStay({ ...week, card: aCard({ discounts: { weeklyPercent: 10 } }) }))
    const now = aCard({ discounts: { weeklyPercent: 30, monthlyPercent: 40 } })
    const kinds = (checkOut: string) =>
      requoteStay(agreed, aStay({ ...week, checkOut, card: now })).discounts.map(({ kind, percent }) => [kind, percent])
    expect(kinds('2027-06-15')).toEqual([['weekly', 10]])
    expect(kinds('2027-06-13')).toEqual([])
    expect(kinds('2027-07-05')).toEqual([['monthly', 40]])
  })

  it('earns nothing new for a length of the same kind', () => {
    const agreed = quoteStay(aStay(week))
    const now = aCard({ discounts: { weeklyPercent: 30 } })
    expect(requoteStay(agreed, aStay({ ...week, checkOut: '2027-06-15', card: now })).discounts).toEqual([])
  })

  it('keeps its promotion and gets no new one', () => {
    const agreed = quoteStay(aStay({ card: aCard({ discounts: { introPercent: 20 } }) }))
    const soon = aCard({ discounts: { lastMinutePercent: 50, lastMinuteDays: 30 } })
    const moved = requoteStay(agreed, aStay({ checkOut: '2027-06-08', card: soon, today: '2027-06-07' }))
    expect(moved.discounts).toEqual([{ kind: 'intro', percent: 20, amountOre: 200_00 }])
    expect(moved.introUsed).toBe(0)
  })

  it('costs the same with the same dates when the rates change', () => {
    fc.assert(
      fc.property(anyStay, anyCard, (stay, card) => {
        const agreed = quoteStay(stay)
        expect(requoteStay(agreed, { ...stay, card, overrides: [], ratesRevision: agreed.ratesRevision })).toEqual(
          agreed,
        )
      }),
    )
  })

  it('fits the contract and adds up; no share goes against the sign of the difference', () => {
    fc.assert(
      fc.property(anyStay, anyCard, anyMove, (stay, card, { later, nights }) => {
        const agreed = quoteStay(stay)
        const checkIn = addDays(stay.checkIn, later)
        const moved = Quote.parse(requoteStay(agreed, { ...stay, card, checkIn, checkOut: addDays(checkIn, nights) }))
        expect(moved.nightly).toHaveLength(moved.nights)
        expect(moved.subtotalOre).toBe(sumOf(moved.nightly.map(({ priceOre }) => priceOre)))
        expect(moved.hostShareOre + moved.platformFeeOre + moved.serviceFeeOre).toBe(moved.totalOre)
        const differences = [
          moved.hostShareOre - agreed.hostShareOre,
          moved.platformFeeOre - agreed.platformFeeOre,
          moved.serviceFeeOre - agreed.serviceFeeOre,
        ]
        const dearer = moved.totalOre >= agreed.totalOre
        for (const difference of differences) expect(dearer ? difference : -difference).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
