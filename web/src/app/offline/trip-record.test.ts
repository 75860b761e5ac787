import { expect, test } from 'vitest'
import { withList, withStory } from './trip-record.ts'

const listing = { title: 'Fyret', city: 'Skagen', checkInFrom: '15:00', checkOutBefore: '10:00' }
const days = { checkIn: '2027-06-01', checkOut: '2027-06-08' }
const trip = {
  id: 'a',
  listing,
  ...days,
  status: 'confirmed',
  mode: 'instant',
  paymentDueAt: null,
  declineCode: null,
} as const
const address = {
  line1: 'Fyrvej 1',
  line2: null,
  postalCode: '9990',
  city: 'Skagen',
  region: null,
  country: 'DK',
} as const
const arrival = { address, notes: 'Nøglen er under måtten.' }
const nothing = { person: 'p', trips: [] }

test('of a trip its address, dates and status are saved, and no amount', () => {
  const priced = { ...trip, total: 3950, quote: { total: 3950 } }
  const saved = withStory(nothing, { trip: priced, arrival }, 1)
  expect(saved.trips).toEqual([
    {
      ...{ id: 'a', title: 'Fyret', city: 'Skagen', status: 'confirmed', ...days, savedAt: 1 },
      ...{ checkInFrom: '15:00', checkOutBefore: '10:00', address: ['Fyrvej 1', '9990 Skagen'] },
      notes: 'Nøglen er under måtten.',
    },
  ])
  expect(JSON.stringify(saved)).not.toContain('3950')
})

test('a new list keeps the addresses of stays that are still confirmed, and forgets trips that are gone', () => {
  const saved = withStory(withStory(nothing, { trip, arrival }, 1), { trip: { ...trip, id: 'gone' }, arrival }, 1)
  const [kept, ...others] = withList(saved, [trip], 2).trips
  expect([kept?.address, kept?.savedAt, others]).toEqual([['Fyrvej 1', '9990 Skagen'], 2, []])
  const cancelled = withList(saved, [{ ...trip, status: 'cancelled_by_guest' }], 2).trips
  expect([cancelled[0]?.address, cancelled[0]?.notes]).toEqual([[], null])
})

test('a trip whose arrival is no longer shown loses its address', () => {
  const saved = withStory(nothing, { trip, arrival }, 1)
  expect(withStory(saved, { trip, arrival: null }, 2).trips[0]?.address).toEqual([])
})
