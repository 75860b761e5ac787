import { expect, test } from 'vitest'
import { additionalRules } from './additional-rules.ts'
import { fitsPlace } from './fits-place.ts'
import { type Sketch, sketches } from './sketches.ts'

const where = (holds: (sketch: Sketch) => boolean): Sketch => {
  const found = sketches().find(holds)
  if (!found) throw new Error('No such home.')
  return found
}
const room = where(({ subcategory }) => subcategory === 'room')
const townhouse = where(({ house, subcategory }) => house === 'timber' && subcategory === 'private_home')
const beachHouse = where(({ house }) => house === 'beach')
const rulesOf = (sketch: Sketch, ...amenities: Parameters<typeof additionalRules>[1]) =>
  additionalRules(sketch, amenities).join(' ')

test('a rule mentions only what the home has', () => {
  expect(rulesOf(beachHouse)).not.toMatch(/[Bb]ål|Brænde|terrasse|hunden|[Gg]rill/)
  expect(rulesOf(beachHouse, 'firePit', 'woodStove', 'terrace')).toMatch(/bålpladsen.*Brænde.*terrassen/)
})

test('rules of flats mention stairs and a yard, never sand, fires or a terrace', () => {
  expect(rulesOf(room, 'firePit', 'terrace', 'bicycles')).toMatch(/trappen.*gården/)
  expect(rulesOf(room, 'firePit', 'terrace', 'woodStove')).not.toMatch(/sand|[Bb]ål|terrasse|[Bb]rænde/)
})

test('no home in a narrow street has the rule that sound carries far', () => {
  expect(rulesOf(townhouse, 'terrace', 'woodStove')).not.toMatch(/langt herude|tanken|sandet/)
})

test('deer, moose, amber and empty roads are mentioned only where they exist', () => {
  const inCity = where(({ place, house }) => place.setting === 'city' && house === 'black')
  const iceland = where(({ place }) => place.town === 'Vík')
  expect(fitsPlace('Vi så rådyr fra sofaen.', inCity)).toBe(false)
  expect(fitsPlace('Der er ingen naboer at se.', inCity)).toBe(false)
  expect(fitsPlace('Vi fandt rav den sidste morgen.', iceland)).toBe(false)
  expect(fitsPlace('Vi fandt rav den sidste morgen.', beachHouse)).toBe(true)
})
