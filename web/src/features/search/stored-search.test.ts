import { expect, it } from 'vitest'
import { emptyCriteria } from './search-draft.ts'
import { emptyStoredSearch, parseStoredSearch, toStoredSearch } from './stored-search.ts'

const today = '2026-11-20'
const wish = {
  ...emptyCriteria,
  place: 'Skagen',
  stay: { checkIn: '2027-07-01', checkOut: '2027-07-08' },
  flex: 2,
  guests: { adults: 2, children: 1, babies: 0, pets: 1 },
} as const

it('begins with housing, in Danish', () => {
  expect(emptyStoredSearch).toMatchObject({ group: 'housing', locale: 'da' })
})

it('comes back as it was kept', () => {
  expect(parseStoredSearch(JSON.stringify(toStoredSearch(wish)), today)).toEqual(wish)
})

it('keeps every field that the specification names', () => {
  expect(Object.keys(toStoredSearch(wish)).sort()).toEqual(
    ['bbox', 'dates', 'durationMin', 'group', 'guests', 'locale', 'participants', 'place', 'subcategory'].sort(),
  )
})

it('forgets dates that have passed', () => {
  expect(parseStoredSearch(JSON.stringify(toStoredSearch(wish)), '2028-01-01')).toEqual({
    ...wish,
    stay: null,
    flex: 0,
  })
})

it.each(['', 'null', '7', '{"place":7,"dates":"x"}', '{{'])('begins afresh after %s', (text) => {
  expect(parseStoredSearch(text, today)).toEqual(emptyCriteria)
})
