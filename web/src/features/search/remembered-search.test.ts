import { expect, it } from 'vitest'
import { fromMemory, noMemory, toMemory } from './remembered-search.ts'
import { noWish } from './search-draft.ts'

const today = '2026-11-20'
const wish = {
  ...noWish,
  place: 'Skagen',
  stay: { checkIn: '2027-07-01', checkOut: '2027-07-08' },
  flex: 2,
  guests: { adults: 2, children: 1, babies: 0, pets: 1 },
} as const

it('begins with housing, in Danish', () => {
  expect(noMemory).toMatchObject({ group: 'housing', locale: 'da' })
})

it('comes back as it was kept', () => {
  expect(fromMemory(JSON.stringify(toMemory(wish)), today)).toEqual(wish)
})

it('keeps every field that the specification names', () => {
  expect(Object.keys(toMemory(wish)).sort()).toEqual(
    ['bbox', 'dates', 'durationMin', 'group', 'guests', 'locale', 'participants', 'place', 'subcategory'].sort(),
  )
})

it('forgets dates that have passed', () => {
  expect(fromMemory(JSON.stringify(toMemory(wish)), '2028-01-01')).toEqual({ ...wish, stay: null, flex: 0 })
})

it.each(['', 'null', '7', '{"place":7,"dates":"x"}', '{{'])('begins afresh after %s', (text) => {
  expect(fromMemory(text, today)).toEqual(noWish)
})
