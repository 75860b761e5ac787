import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposePrice } from './propose-price.ts'

const night = (takenPercent: number, medianOre = 1_000_00, currentOre = 500_00) =>
  proposePrice({ currentOre, medianOre, takenPercent })

test.each([
  [0, 950_00],
  [25, 950_00],
  [26, 1_000_00],
  [49, 1_000_00],
  [50, 1_050_00],
  [75, 1_100_00],
  [100, 1_100_00],
])('with %i percent of comparable homes taken a median of 1,000 DKK proposes %i øre', (taken, proposed) => {
  expect(night(taken)).toBe(proposed)
})

test('a price within five percent of the proposal is left alone', () => {
  expect(night(40, 1_000_00, 960_00)).toBeUndefined()
  expect(night(40, 1_000_00, 950_00)).toBe(1_000_00)
  expect(night(40, 1_000_00, 1_060_00)).toBe(1_000_00)
})

test('a proposal is whole tens of kroner within the limits of a night, and is never proposed twice', () => {
  const ore = fc.integer({ min: 100_00, max: 50_000_00 })
  fc.assert(
    fc.property(ore, ore, fc.integer({ min: 0, max: 100 }), (currentOre, medianOre, takenPercent) => {
      const proposed = proposePrice({ currentOre, medianOre, takenPercent })
      if (proposed === undefined) return
      expect(proposed % 10_00).toBe(0)
      expect(proposed).toBeGreaterThanOrEqual(100_00)
      expect(proposed).toBeLessThanOrEqual(50_000_00)
      expect(proposePrice({ currentOre: proposed, medianOre, takenPercent })).toBeUndefined()
    }),
  )
})
