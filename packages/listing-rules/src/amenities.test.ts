import { expect, test } from 'vitest'
import { amenities, amenityGroups, amenityIds } from './amenities.ts'

test('no two amenities share a number or a key', () => {
  expect(new Set(amenities.map(({ id }) => id)).size).toBe(amenities.length)
  expect(new Set(amenities.map(({ key }) => key)).size).toBe(amenities.length)
})

test('the shown groups are those of the amenities', () => {
  expect(new Set(amenities.map(({ group }) => group))).toEqual(new Set(amenityGroups))
})

test('numbers are ascending and unique', () => {
  expect(amenityIds(['sauna', 'wifi', 'sauna'])).toEqual([1, 14])
})
