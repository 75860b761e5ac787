import { expect, it } from 'vitest'
import { draftOf, nobody, noDraft, noWish, searchOf } from './search-draft.ts'

it('asks for nothing when nothing was filled in', () => {
  expect(searchOf({ ...noDraft, place: ' ' })).toEqual(noWish)
})

it('sends an adult along with children', () => {
  expect(searchOf({ ...noDraft, guests: { ...nobody, children: 2 } }).guests?.adults).toBe(1)
})

it('ignores a range that was not finished', () => {
  expect(searchOf({ ...noDraft, dates: { checkIn: '2027-07-01', checkOut: null } }).stay).toBeNull()
})

it('lets fixed dates move, and nothing else', () => {
  const dates = { checkIn: '2027-07-01', checkOut: '2027-07-08' }
  expect(searchOf({ ...noDraft, dates, flex: 2 }).flex).toBe(2)
  expect(searchOf({ ...noDraft, flex: 2 }).flex).toBe(0)
  expect(searchOf({ ...noDraft, some: { span: 'week', month: '2027-07' } })).toMatchObject({
    stay: null,
    some: { span: 'week', month: '2027-07' },
  })
})

it('searches by name where one was typed, else where one stands', () => {
  const near = { lat: 57.7, lng: 10.6, radius: 25 }
  expect(searchOf({ ...noDraft, near }).near).toEqual(near)
  expect(searchOf({ ...noDraft, near, place: 'Skagen' }).near).toBeNull()
})

it('shows a search as it was asked for', () => {
  const wish = {
    ...noWish,
    place: 'Skagen',
    stay: { checkIn: '2027-07-01', checkOut: '2027-07-08' },
    flex: 3,
    guests: { adults: 2, children: 1, babies: 0, pets: 0 },
  } as const
  expect(searchOf(draftOf(wish))).toEqual(wish)
})
