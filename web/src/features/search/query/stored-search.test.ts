import { expect, it } from 'vitest'
import { emptyCriteria } from './search-draft.ts'
import { emptyStoredSearch, parseStoredSearch, toStoredSearch } from './stored-search.ts'

const today = '2026-11-20'
const criteria = {
  ...emptyCriteria,
  place: 'Skagen',
  stay: { checkIn: '2027-07-01', checkOut: '2027-07-08' },
  flex: 2,
  guests: { adults: 2, children: 1, babies: 0, pets: 1 },
} as const

it('an empty search has the group housing and the locale Danish', () => {
  expect(emptyStoredSearch).toMatchObject({ group: 'housing', locale: 'da' })
})

it('a search survives storing and parsing', () => {
  expect(parseStoredSearch(JSON.stringify(toStoredSearch(criteria)), today)).toEqual(criteria)
})

it('the stored search has every field that the specification names', () => {
  expect(Object.keys(toStoredSearch(criteria)).sort()).toEqual(
    ['bbox', 'dates', 'durationMin', 'group', 'guests', 'locale', 'participants', 'place', 'subcategory'].sort(),
  )
})

it('dates in the past are dropped', () => {
  expect(parseStoredSearch(JSON.stringify(toStoredSearch(criteria)), '2028-01-01')).toEqual({
    ...criteria,
    stay: null,
    flex: 0,
  })
})

it.each(['', 'null', '7', '{"place":7,"dates":"x"}', '{{'])('%j is parsed as an empty search', (text) => {
  expect(parseStoredSearch(text, today)).toEqual(emptyCriteria)
})
