import { expect, it } from 'vitest'
import { limitsOf, parsePrice, scaleFor, thumbsOf } from './price-scale.ts'

const scale = scaleFor(437, 4_980)

it('the line begins and ends at whole steps around every price', () => {
  expect(scale).toEqual({ least: 400, most: 5000, step: 50 })
})

it('a thumb at its end limits nothing', () => {
  expect(limitsOf(scale, [400, 5000])).toEqual({ minPrice: null, maxPrice: null })
  expect(limitsOf(scale, [450, 5000])).toEqual({ minPrice: 450, maxPrice: null })
  expect(limitsOf(scale, [400, 1200])).toEqual({ minPrice: null, maxPrice: 1200 })
})

it('thumbs stand on the line, wherever the limits are', () => {
  expect(thumbsOf(scale, null, null)).toEqual([400, 5000])
  expect(thumbsOf(scale, 100, 90_000)).toEqual([400, 5000])
  expect(thumbsOf(scale, 600, 1200)).toEqual([600, 1200])
})

it('what was typed is read as whole kroner', () => {
  expect(parsePrice('1.200 kr')).toBe(1200)
  expect(parsePrice('billig')).toBeNull()
})

it('one price alone makes a line without length', () => {
  expect(scaleFor(800, 800)).toEqual({ least: 800, most: 800, step: 1 })
})
