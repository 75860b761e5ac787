import { expect, it } from 'vitest'
import { limitsOf, parsePrice, scaleFor, thumbsOf } from './price-scale.ts'

const scale = scaleFor(437, 4_980)

it('the scale begins and ends at whole steps around all prices', () => {
  expect(scale).toEqual({ least: 400, most: 5000, step: 50 })
})

it('a thumb at the end sets no limit', () => {
  expect(limitsOf(scale, [400, 5000])).toEqual({ minPrice: null, maxPrice: null })
  expect(limitsOf(scale, [450, 5000])).toEqual({ minPrice: 450, maxPrice: null })
  expect(limitsOf(scale, [400, 1200])).toEqual({ minPrice: null, maxPrice: 1200 })
})

it('thumbs stay on the scale, wherever the limits are', () => {
  expect(thumbsOf(scale, null, null)).toEqual([400, 5000])
  expect(thumbsOf(scale, 100, 90_000)).toEqual([400, 5000])
  expect(thumbsOf(scale, 600, 1200)).toEqual([600, 1200])
})

it('a typed price is parsed as whole kroner', () => {
  expect(parsePrice('1.200 kr')).toBe(1200)
  expect(parsePrice('billig')).toBeNull()
})

it('a single price has a scale without length', () => {
  expect(scaleFor(800, 800)).toEqual({ least: 800, most: 800, step: 1 })
})
