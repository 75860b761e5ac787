import { describe, expect, it } from 'vitest'
import { toSavedQuery } from '../../../domain/saved-searches/saved-query.ts'
import { activeFilters, clearFilters } from './filter-list.ts'
import { readSearch } from './read-search.ts'
import { toQuery, writeSearch } from './write-search.ts'

const today = '2026-11-20'
const read = (text: string) => readSearch(new URLSearchParams(text), today)

describe('a search in the address', () => {
  it.each([
    'place=Skagen&category=ved-stranden&checkIn=2027-07-17&checkOut=2027-07-24&flex=2&guests=4&children=2&pets=1&sort=price',
    'type=summerhouse%2Cvilla&when=weekend&month=2027-03&minPrice=500&maxPrice=1200&bedrooms=2&beds=4&bathrooms=1&amenities=wifi%2Csauna',
    'pets=true&bookingMode=instant&freeCancellation=true&guestFavourite=true&minRating=4.5&bbox=8%2C54.5%2C15%2C57.8&view=map',
    'lat=0&lng=0&radius=25',
  ])('survives reading and writing: %s', (text) => {
    const state = read(text)
    expect(state.hints).toEqual([])
    expect(writeSearch(state).toString()).toBe(text)
  })

  it('becomes the server’s query', () => {
    expect(
      toQuery(
        read('place=Skagen&category=sommerhuse&type=villa&checkin=2027-07-17&checkout=2027-07-24&guests=4&pets=2'),
      ),
    ).toEqual({
      place: 'Skagen',
      category: 'sommerhuse',
      type: 'villa',
      checkIn: '2027-07-17',
      checkOut: '2027-07-24',
      guests: 4,
      pets: 'true',
    })
    expect(toQuery(read('when=week&month=2027-07&type=sommerhus,villa&amenities=sauna&minRating=4'))).toEqual({
      when: 'week',
      month: '2027-07',
      type: 'summerhouse,villa',
      amenities: 'sauna',
      minRating: 4,
    })
  })

  it.each([
    ['checkIn=2027-07-24&checkOut=2027-07-17', 'datesReversed'],
    ['checkIn=2020-07-01&checkOut=2020-07-08', 'datesPast'],
    ['checkIn=2028-11-21&checkOut=2028-11-28', 'datesFar'],
    ['checkin=tomorrow&checkout=2027-07-08', 'dates'],
    ['checkIn=2027-07-01', 'dates'],
    ['when=weekend&month=2020-01', 'month'],
    ['when=weekend&month=2028-12', 'month'],
    ['when=year&month=2027-01', 'month'],
    ['guests=0', 'guestsNone'],
    ['guests=abc', 'guestsNone'],
    ['guests=99', 'guestsMany'],
    ['bbox=1,2,3', 'bbox'],
    ['bbox=8,57,15,54', 'bbox'],
    ['bbox=8,54,15,', 'bbox'],
    ['lat=north&lng=10', 'near'],
    ['lat=55', 'near'],
    ['category=castle', 'category'],
    ['type=castle', 'kind'],
    [`q=${'x'.repeat(10_000)}`, 'text'],
    [`place=${'x'.repeat(10_000)}`, 'text'],
    ['minPrice=-5', 'filters'],
    ['minPrice=900&maxPrice=100', 'filters'],
    ['amenities=moat', 'filters'],
    ['sort=luck', 'filters'],
    ['checkIn=2027-07-17&checkOut=2027-07-24&flex=9', 'filters'],
  ] as const)('%.40s gives a hint, and is left out or corrected', (text, hint) => {
    const state = read(text)
    expect(state.hints).toEqual([hint])
    // The corrected address gives no further hint.
    expect(read(writeSearch(state).toString()).hints).toEqual([])
  })

  it.each(['guests=0', 'guests=-3', 'guests=abc', 'adults=0'])('%s searches for one guest and can be saved', (text) => {
    expect(toSavedQuery(toQuery(read(text)))).toEqual({ guests: '1' })
  })

  it('never sends what the server would refuse', () => {
    const query = toQuery(read(`guests=99&q=${'x'.repeat(10_000)}&bbox=a,b&category=slot&checkIn=1&sort=luck&flex=9`))
    expect(query).toEqual({ guests: 16, q: 'x'.repeat(200) })
  })

  it('reads `home` as any kind', () => {
    expect(read('type=home')).toMatchObject({ category: null, kinds: [], hints: [] })
  })

  it('reads a kind given as the category, as in old links', () => {
    expect(read('category=sommerhus&type=villa')).toMatchObject({
      category: null,
      kinds: ['summerhouse', 'villa'],
      hints: [],
    })
  })

  it('accepts a box across the date line', () => {
    expect(toQuery(read('bbox=170,50,-170,60'))).toEqual({ bbox: '170,50,-170,60' })
  })
})

describe('filters', () => {
  const state = read(
    'place=Skagen&guests=3&pets=1&type=villa,room&minPrice=500&amenities=wifi,sauna&minRating=4.5&beds=4',
  )

  it('are removed one by one', () => {
    expect(activeFilters(state).map(({ what }) => what)).toEqual([
      'price',
      'kind',
      'kind',
      'beds',
      'amenity',
      'amenity',
      'pets',
      'rating',
    ])
    const [, room] = activeFilters(state)
    expect(writeSearch({ ...state, ...room?.without }).get('type')).toBe('villa')
  })

  it('are removed all at once, without changing place, dates and guests', () => {
    expect(writeSearch(clearFilters(state)).toString()).toBe('place=Skagen&guests=3')
  })
})
