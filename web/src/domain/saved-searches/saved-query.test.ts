import { expect, it } from 'vitest'
import { isSameSearch, toSavedQuery } from './saved-query.ts'

it('a search is saved as texts, without order and page', () => {
  expect(
    toSavedQuery({ place: 'Skagen', guests: 4, sort: 'price', limit: 24, cursor: 'x', amenities: ['wifi', 'sauna'] }),
  ).toEqual({
    place: 'Skagen',
    guests: '4',
    amenities: 'wifi,sauna',
  })
})

it('the same parameters in another order are the same search', () => {
  expect(isSameSearch({ place: 'Skagen', guests: '4' }, { guests: '4', place: 'Skagen' })).toBe(true)
  expect(isSameSearch({ place: 'Skagen' }, { place: 'Skagen', guests: '4' })).toBe(false)
})
