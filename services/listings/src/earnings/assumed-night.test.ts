import { expect, it } from 'vitest'
import { assumedNightOre } from './assumed-night.ts'

it.each([
  ['summerhouse', 1, 1_350_00],
  ['summerhouse', 6, 2_100_00],
  ['apartment', 1, 950_00],
  ['house', 3, 1_250_00],
  ['villa', 6, 1_700_00],
] as const)('a %s with %i bedrooms is assumed to cost %i øre a night', (kind, bedrooms, ore) => {
  expect(assumedNightOre({ place: 'Skagen', kind, bedrooms })).toBe(ore)
})
