import { expect, it } from 'vitest'
import { draftOf, emptyCriteria, emptyDraft, noGuests, toCriteria } from './search-draft.ts'

it('an empty draft has empty criteria', () => {
  expect(toCriteria({ ...emptyDraft, place: ' ' })).toEqual(emptyCriteria)
})

it('children are accompanied by an adult', () => {
  expect(toCriteria({ ...emptyDraft, guests: { ...noGuests, children: 2 } }).guests?.adults).toBe(1)
})

it('an incomplete stay is ignored, and the former one kept', () => {
  expect(toCriteria({ ...emptyDraft, dates: { stay: null, started: '2027-07-01' } }).stay).toBeNull()
  const stay = { checkIn: '2027-07-01', checkOut: '2027-07-08' }
  expect(toCriteria({ ...emptyDraft, dates: { stay, started: '2027-07-20' } }).stay).toEqual(stay)
})

it('only fixed dates may move', () => {
  const dates = { stay: { checkIn: '2027-07-01', checkOut: '2027-07-08' }, started: null }
  expect(toCriteria({ ...emptyDraft, dates, flex: 2 }).flex).toBe(2)
  expect(toCriteria({ ...emptyDraft, flex: 2 }).flex).toBe(0)
  expect(toCriteria({ ...emptyDraft, flexible: true, some: { span: 'week', month: '2027-07' } })).toMatchObject({
    stay: null,
    some: { span: 'week', month: '2027-07' },
  })
})

it('fixed and flexible dates exclude each other, and the draft keeps both', () => {
  const stay = { checkIn: '2027-07-01', checkOut: '2027-07-08' }
  const some = { span: 'week', month: '2027-08' } as const
  const draft = { ...emptyDraft, dates: { stay, started: null }, flex: 2, some } as const
  expect(toCriteria(draft)).toMatchObject({ stay, flex: 2, some: null })
  expect(toCriteria({ ...draft, flexible: true })).toMatchObject({ stay: null, flex: 0, some })
})

it('a typed place replaces the position', () => {
  const near = { lat: 57.7, lng: 10.6, radius: 25 }
  expect(toCriteria({ ...emptyDraft, near }).near).toEqual(near)
  expect(toCriteria({ ...emptyDraft, near, place: 'Skagen' }).near).toBeNull()
})

it('a draft of criteria has the same criteria', () => {
  const criteria = {
    ...emptyCriteria,
    place: 'Skagen',
    stay: { checkIn: '2027-07-01', checkOut: '2027-07-08' },
    flex: 3,
    guests: { adults: 2, children: 1, babies: 0, pets: 0 },
  } as const
  expect(toCriteria(draftOf(criteria))).toEqual(criteria)
})
