import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDkk, toOre } from './money.ts'

test('an amount converted to kroner and back is the same', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (ore) => toOre(toDkk(ore)) === ore))
  expect(toDkk(123_450)).toBe(1234.5)
})
