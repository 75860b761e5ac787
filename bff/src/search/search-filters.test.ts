import { SearchFilters } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { ApiSearch, filterIssues, toApiParameters, toSearch } from './search-filters.ts'

const today = '2027-05-01'
const wrong = (query: object): string[] => filterIssues(ApiSearch.parse(query), today).map(({ path }) => path)

test('flexible dates need dates, and a month replaces dates', () => {
  expect(wrong({ checkIn: '2027-06-01', checkOut: '2027-06-05', flex: '2' })).toEqual([])
  expect(wrong({ when: 'week', month: '2027-07' })).toEqual([])
  expect(wrong({ flex: '1' })).toEqual(['/flex'])
  expect(wrong({ when: 'weekend' })).toEqual(['/month'])
  expect(wrong({ month: '2027-06' })).toEqual(['/when'])
  expect(wrong({ when: 'weekend', month: '2027-04' })).toEqual(['/month'])
  expect(wrong({ when: 'week', month: '2029-05' })).toEqual([])
  expect(wrong({ when: 'week', month: '2029-06' })).toEqual(['/month'])
  expect(wrong({ when: 'week', month: '2027-07', checkIn: '2027-07-01', checkOut: '2027-07-08' })).toEqual(['/when'])
  expect(ApiSearch.safeParse({ flex: '4' }).success).toBe(false)
  expect(ApiSearch.safeParse({ flex: '' }).success).toBe(false)
})

test('a proposed search is the same after parsing its URL parameters', () => {
  const filters = SearchFilters.parse({
    q: 'hus & have',
    subcategory: ['villa', 'room'],
    bbox: { west: 8, south: 54.5, east: 13, north: 58 },
    near: { lat: 55.5, lng: 10, radiusKm: 30 },
    checkIn: '2027-06-01',
    checkOut: '2027-06-05',
    flex: 2,
    guests: 3,
    pets: true,
    minPriceOre: 500_50,
    maxPriceOre: 1_200_00,
    amenities: ['wifi', 'sauna'],
    minBedrooms: 2,
    minBeds: 3,
    minBathrooms: 1.5,
    minRating: 4.5,
    freeCancellation: true,
    guestFavourite: true,
  })
  expect(toSearch(ApiSearch.parse(toApiParameters(filters)))).toEqual(filters)
  expect(toApiParameters({ pets: false })).toEqual({})
})
