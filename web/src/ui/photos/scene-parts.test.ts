import fc from 'fast-check'
import { expect, it } from 'vitest'
import { palettes, scenePartsOf } from './scene-parts.ts'

it('an id always has the same drawing, and it stays in its square', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const parts = scenePartsOf(id)
      expect(scenePartsOf(id)).toEqual(parts)
      const { light, far, near } = parts
      for (const length of [light.x, light.y, far.left, far.top, far.right, near.left, near.right]) {
        expect(length).toBeGreaterThanOrEqual(0)
        expect(length).toBeLessThanOrEqual(48)
      }
    }),
  )
})

it('twelve consecutive ids have different drawings, and every palette is used', () => {
  const people = Array.from({ length: 600 }, (_, index) => `0198c3a0-0000-7000-8000-${String(index).padStart(12, '0')}`)
  const drawn = people.map((id) => JSON.stringify(scenePartsOf(id)))
  for (let start = 0; start + 12 <= drawn.length; start += 12)
    expect(new Set(drawn.slice(start, start + 12)).size).toBe(12)
  expect(new Set(people.map((id) => scenePartsOf(id).palette)).size).toBe(palettes.length)
})
