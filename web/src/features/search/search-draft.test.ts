import { expect, it } from 'vitest'
import { draftOf, nobody, noDraft, noWish, searchOf } from './search-draft.ts'

it('asks for nothing when nothing was filled in', () => {
  expect(searchOf({ ...noDraft, place: ' ' })).toEqual(noWish)
})

it('sends an adult along with children', () => {
  expect(searchOf({ ...noDraft, guests: { ...nobody, children: 2 } }).guests?.adults).toBe(1)
})

it('ignores a stay that was only begun, and keeps the one before it', () => {
  expect(searchOf({ ...noDraft, dates: { stay: null, started: '2027-07-01' } }).stay).toBeNull()
  const stay = { checkIn: '2027-07-01', checkOut: '2027-07-08' }
  expect(searchOf({ ...noDraft, dates: { stay, started: '2027-07-20' } }).stay).toEqual(stay)
})

it('lets fixed dates move, and nothing else', () => {
  const dates = { stay: { checkIn: '2027-07-01', checkOut: '2027-07-08' }, started: null }
  expect(searchOf({ ...noDraft, dates, flex: 2 }).flex).toBe(2)
  expect(searchOf({ ...noDraft, flex: 2 }).flex).toBe(0)
  expect(searchOf({ ...noDraft, flexible: true, some: { span: 'week', month: '2027-07' } })).toMatchObject({
    stay: null,
    some: { span: 'week', month: '2027-07' },
  })
})

it('asks for fixed or for flexible dates, and keeps what was chosen of the others', () => {
  const stay = { checkIn: '2027-07-01', checkOut: '2027-07-08' }
  const some = { span: 'week', month: '2027-08' } as const
  const draft = { ...noDraft, dates: { stay, started: null }, flex: 2, some } as const
  expect(searchOf(draft)).toMatchObject({ stay, flex: 2, some: null })
  expect(searchOf({ ...draft, flexible: true })).toMatchObject({ stay: null, flex: 0, some })
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
