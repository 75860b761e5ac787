import { expect, it } from 'vitest'
import { draftOf, nobody, searchOf } from './search-draft.ts'

const noDates = { checkIn: null, checkOut: null }

it('asks for nothing when nothing was filled in', () => {
  expect(searchOf({ place: ' ', dates: noDates, guests: nobody })).toEqual({ place: '', stay: null, guests: null })
})

it('sends an adult along with children', () => {
  expect(searchOf({ place: 'Skagen', dates: noDates, guests: { ...nobody, children: 2 } }).guests?.adults).toBe(1)
})

it('ignores a range that was not finished', () => {
  expect(searchOf({ place: '', dates: { checkIn: '2027-07-01', checkOut: null }, guests: nobody }).stay).toBeNull()
})

it('shows a search as it was asked for', () => {
  const guests = { adults: 2, children: 1, babies: 0, pets: 0 }
  const stay = { checkIn: '2027-07-01', checkOut: '2027-07-08' }
  expect(searchOf(draftOf({ place: 'Skagen', stay, guests }))).toEqual({ place: 'Skagen', stay, guests })
})
