import fc from 'fast-check'
import { expect, it } from 'vitest'
import { convertOre } from './convert-ore.ts'

const ore = fc.integer({ min: 0, max: 10_000_000_00 })
const rate = fc.integer({ min: 100_000, max: 20_000_000 })
const units = [
  ['whole', 10_000n],
  ['hundredth', 1_000_000n],
] as const

it('converts as a bank’s table does, half up', () => {
  // 746 DKK at 7.46 DKK for a euro.
  expect(convertOre(74_600, 7_460_000, 'whole')).toBe(100)
  expect(convertOre(74_600, 7_460_000, 'hundredth')).toBe(10_000)
  // 3.73 DKK are half a euro, 3.72 less.
  expect([373, 372].map((each) => convertOre(each, 7_460_000, 'whole'))).toEqual([1, 0])
  expect(convertOre(-373, 7_460_000, 'whole')).toBe(-1)
})

it('is at most half a unit off, and half a unit is rounded up', () => {
  fc.assert(
    fc.property(ore, rate, fc.constantFrom(...units), (amount, dkkPerMillion, [unit, scale]) => {
      const [converted, divisor] = [BigInt(convertOre(amount, dkkPerMillion, unit)), BigInt(dkkPerMillion)]
      // Twice the error, in parts of a unit's price: more than −1 and at most 1 unit.
      const error = 2n * (converted * divisor - BigInt(amount) * scale)
      expect(error > -divisor && error <= divisor).toBe(true)
    }),
  )
})

it('never shows a dearer stay as cheaper, and nothing as nothing', () => {
  fc.assert(
    fc.property(ore, ore, rate, fc.constantFrom('whole', 'hundredth'), (one, other, dkkPerMillion, unit) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(convertOre(low, dkkPerMillion, unit)).toBeLessThanOrEqual(convertOre(high, dkkPerMillion, unit))
      expect(convertOre(0, dkkPerMillion, unit)).toBe(0)
    }),
  )
})

it('rounds whole units from the øre, not from rounded hundredths', () => {
  fc.assert(
    fc.property(ore, rate, (amount, dkkPerMillion) => {
      const exact = (amount * 10_000) / dkkPerMillion
      expect(Math.abs(convertOre(amount, dkkPerMillion, 'whole') - exact)).toBeLessThanOrEqual(0.5 + 1e-9)
    }),
  )
})
