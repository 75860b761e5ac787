import { expect, test } from 'vitest'
import { compareTimes } from './rank-test.ts'

const upTo = (count: number, from = 0): number[] => Array.from({ length: count }, (_, index) => from + index)

test('groups of one kind are not told apart', () => {
  // Taken in turns from one row, so that their rank sums differ by as little as they can.
  const row = upTo(400)
  const found = compareTimes(
    row.filter((each) => each % 4 === 0 || each % 4 === 3),
    row.filter((each) => each % 4 === 1 || each % 4 === 2),
  )
  expect(found.longerShare).toBeCloseTo(0.5, 6)
  expect(found.p).toBeCloseTo(1, 6)
  expect(found.one.count).toBe(200)
})

test('a group that is always slower is told apart, and the share of pairs says which one', () => {
  const found = compareTimes(upTo(200, 1_000), upTo(200))
  expect(found.longerShare).toBe(1)
  expect(found.p).toBeLessThan(1e-12)
  expect(compareTimes(upTo(200), upTo(200, 1_000)).longerShare).toBe(0)
})

test('a known example has its published value', () => {
  // Hollander and Wolfe, permeability of the human chorioamnion: U = 35 of 50 pairs, z = 1.22 without a correction for continuity.
  const term = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46]
  const early = [1.15, 0.88, 0.9, 0.74, 1.21]
  const found = compareTimes(term, early)
  expect(found.longerShare * 50).toBeCloseTo(35, 6)
  expect(found.z).toBeCloseTo(1.2247, 3)
  expect(found.p).toBeCloseTo(0.2207, 3)
})

test('equal times share their ranks, and times that are all equal tell nothing', () => {
  expect(compareTimes([1, 1, 1], [1, 1, 1])).toMatchObject({ longerShare: 0.5, z: 0 })
  expect(compareTimes([1, 2], [1, 2]).longerShare).toBe(0.5)
  expect(compareTimes([1, 2, 3, 4], [5, 6, 7, 8]).one).toEqual({ count: 4, lower: 2, median: 3, upper: 4 })
})
