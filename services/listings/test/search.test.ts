import type { InputOf, ListingCard, listingsService } from '@nordbo/contracts'
import { type BootedStack, codeOf, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeCalendar } from '../src/search/index/calendar-row.ts'
import { bootListings, createHomes, type HomeOptions, inDays, openTables } from './listings-stack.ts'

type Query = InputOf<typeof listingsService.procedures.search>

const place = (city: string, postalCode: string, region: string | null, country: 'DK' | 'NO' = 'DK') => ({
  address: { line1: 'Vejen 1', city, postalCode, region, country },
})
const plain = 'Pæn og ren bolig med alt til hverdagen.'

const names = ['skagen', 'aeroe', 'aarhus', 'oslo'] as const
type Name = (typeof names)[number]

const homes: Record<Name, HomeOptions> = {
  skagen: {
    title: 'Klithus med udsigt over havet',
    card: { baseOre: 2_000_00 },
    maxGuests: 8,
    bedrooms: 4,
    beds: 8,
    bathrooms: 2,
    amenities: ['sauna', 'wifi'],
    rules: { petsAllowed: true },
    location: { lat: 57.74, lng: 10.63 },
    createdAt: '2026-05-01T10:00:00.000Z',
  },
  aeroe: {
    ...place('Ærøskøbing', '5970', 'Ærø'),
    title: 'Gammelt skipperhus i købstaden',
    description: plain,
    tags: ['romantic'],
    subcategory: 'private_home',
    bookingMode: 'request',
    card: { baseOre: 900_00 },
    location: { lat: 54.89, lng: 10.41 },
    createdAt: '2026-04-01T10:00:00.000Z',
  },
  aarhus: {
    ...place('Aarhus', '8000', 'Østjylland'),
    title: 'Lejlighed midt i byen',
    description: `${plain} Cyklen tager dig til havet. Kode 12e4abcd.`,
    tags: ['central'],
    subcategory: 'apartment',
    maxGuests: 2,
    bedrooms: 1,
    beds: 1,
    card: { baseOre: 700_00 },
    location: { lat: 56.15, lng: 10.2 },
    createdAt: '2026-03-01T10:00:00.000Z',
  },
  oslo: {
    ...place('Oslo', '0150', null, 'NO'),
    title: 'Hytte i skoven ved vandet',
    description: plain,
    tags: ['nature'],
    subcategory: 'holiday_home',
    card: { baseOre: 1_500_00 },
    location: { lat: 59.98, lng: 10.66 },
    createdAt: '2026-02-01T10:00:00.000Z',
  },
}

let stack: BootedStack
const nameOf = new Map<string, Name>()

beforeAll(async () => {
  stack = await bootListings()
  const ids = await createHomes(stack, [
    ...names.map((name) => homes[name]),
    { title: 'Hus uden en pris', priced: false },
  ])
  for (const [index, name] of names.entries()) nameOf.set(ids[index] ?? '', name)
})
afterAll(() => stack?.stop())

const search = async (query: Query) => expectOk(await stack.services.listings.search(query))
const namesOf = (cards: readonly ListingCard[]) => cards.map(({ id }) => nameOf.get(id))
const found = async (query: Query) => namesOf((await search(query)).items).sort()

describe('a place', () => {
  it.each([
    ['Skagen', 'skagen'],
    ['skag', 'skagen'],
    ['Skagen, Danmark', 'skagen'],
    ['9990', 'skagen'],
    ['Ærø', 'aeroe'],
    ['Aeroe', 'aeroe'],
    ['Aeroeskoebing', 'aeroe'],
    ['Århus', 'aarhus'],
    ['østjylland', 'aarhus'],
    ['Oslo Norge', 'oslo'],
    ['Norway', 'oslo'],
  ])('typed as “%s” finds only homes in %s', async (typed, name) => {
    expect(await found({ place: typed })).toEqual([name])
  })

  it('can be a country, and finds nothing if it is unknown', async () => {
    expect(await found({ place: 'Danmark' })).toEqual(['aarhus', 'aeroe', 'skagen'])
    expect(await found({ place: 'Timbuktu' })).toEqual([])
    expect(await found({ place: '?!' })).toEqual([])
  })
})

describe('words', () => {
  it.each([
    ['hytter', ['oslo']],
    ['lejligheden', ['aarhus']],
    ['skipperhuset', ['aeroe']],
    ['koebstad', ['aeroe']],
    ['romantiske', ['aeroe']],
    ['lejlgihed', ['aarhus']],
    ['skiperhus', ['aeroe']],
    ['saunaer', ['skagen']],
    ['hunde tilladt', ['skagen']],
    ['hus med internet og hund', ['skagen']],
    ['Oslo hytte', ['oslo']],
    ['hytte i skoven på Grønland', []],
  ])('%s find %j', async (q, expected) => {
    expect(await found({ q })).toEqual(expected)
  })

  it('in a title rank higher than in a description', async () => {
    const { items } = await search({ q: 'havet' })
    expect(namesOf(items)).toEqual(['skagen', 'aarhus'])
  })

  it('without meaning find nothing alone and are ignored among others', async () => {
    expect(await found({ q: 'på og i' })).toEqual([])
    expect(await found({ q: 'på hytte' })).toEqual(['oslo'])
    // The database reads the start of such a word as a number.
    expect(await found({ q: '12e4abcd' })).toEqual(['aarhus'])
    expect(await found({ q: "'); drop table listing; --" })).toEqual([])
  })

  it('match title, description, place and tags, inflected, unaccented or misspelt', async () => {
    for (const [q, where] of [
      ['skipperhus', 'aeroe'],
      ['cyklerne', 'aarhus'],
      ['Ærøskøbing', 'aeroe'],
      ['aeroeskoebing', 'aeroe'],
      ['centralt', 'aarhus'],
      ['hytterne', 'oslo'],
      ['skipprhus', 'aeroe'],
    ] as const)
      expect(await found({ q }), q).toContain(where)
    expect(await found({ q: 'slotsruin' })).toEqual([])
  })

  it('and a place are both required', async () => {
    expect(await found({ q: 'havet', place: 'Aarhus' })).toEqual(['aarhus'])
  })
})

describe('filters', () => {
  it.each<[string, Query, Name[]]>([
    ['guests', { guests: 5 }, ['skagen']],
    ['pets', { pets: true }, ['skagen']],
    ['amenities, all of them', { amenities: ['wifi', 'sauna'] }, ['skagen']],
    ['the price of a night', { minPriceOre: 800_00, maxPriceOre: 1_500_00 }, ['aeroe', 'oslo']],
    ['kinds of home', { subcategory: ['apartment', 'holiday_home'] }, ['aarhus', 'oslo']],
    ['bedrooms, beds and bathrooms', { minBedrooms: 2, minBeds: 5, minBathrooms: 1.5 }, ['skagen']],
    ['the booking mode', { bookingMode: 'request' }, ['aeroe']],
    ['a category by kind', { category: 'lejligheder' }, ['aarhus']],
    ['a category by tag', { category: 'romantiske' }, ['aeroe']],
    ['a category by amenity', { category: 'sauna-og-spa' }, ['skagen']],
    ['a category that does not exist', { category: 'slotte' }, []],
    ['a part of the map', { bbox: { west: 9, south: 56, east: 11, north: 58 } }, ['aarhus', 'skagen']],
    ['the surroundings of a point', { near: { lat: 56.16, lng: 10.21, radiusKm: 5 } }, ['aarhus']],
    ['wide surroundings', { near: { lat: 56.16, lng: 10.21, radiusKm: 190 } }, ['aarhus', 'aeroe', 'skagen']],
    ['a rating that nobody has', { minRating: 4.5 }, []],
  ])('by %s find only matching homes', async (_what, query, expected) => {
    expect(await found(query)).toEqual(expected)
  })
})

describe('a box', () => {
  it('contains homes on its edges, and none outside', async () => {
    const [home] = (await search({ place: 'Skagen' })).items
    if (!home) throw new Error('no home')
    const { lat, lng } = home.location
    const edges = { west: lng, south: lat, east: lng, north: lat }
    expect(await found({ bbox: edges })).toEqual(['skagen'])
    for (const beside of [
      { west: lng + 0.000_01, east: lng + 1 },
      { west: lng - 1, east: lng - 0.000_01 },
      { south: lat + 0.000_01, north: lat + 1 },
      { south: lat - 1, north: lat - 0.000_01 },
    ])
      expect(await found({ bbox: { ...edges, ...beside } })).toEqual([])
  })
})

describe('dates', () => {
  const stay = { checkIn: inDays(40), checkOut: inDays(43) }

  it('exclude occupied homes, exact to the day', async () => {
    const tables = openTables(stack)
    const [listingId] = (await search({ place: 'Skagen' })).items.map(({ id }) => id)
    if (!listingId) throw new Error('no home')
    const taken = (from: number, to: number) => [{ from: inDays(from), to: inDays(to) }]
    await storeCalendar(tables, { listingId, occupied: taken(38, 41), revision: 5 })
    expect(await found({ place: 'Skagen', ...stay })).toEqual([])
    await storeCalendar(tables, { listingId, occupied: taken(38, 40), revision: 4 })
    expect(await found({ place: 'Skagen', ...stay }), 'an older event changes nothing').toEqual([])
    await storeCalendar(tables, { listingId, occupied: [...taken(38, 40), ...taken(43, 50)], revision: 6 })
    expect(await found({ place: 'Skagen', ...stay }), 'departure and arrival may share a day').toEqual(['skagen'])
    await tables.$disconnect()
  })

  it('work with calendars of any length', async () => {
    const tables = openTables(stack)
    const around = { bbox: { west: 10.4, south: 57.6, east: 10.8, north: 57.9 } }
    const [listingId] = (await search(around)).items.map(({ id }) => id)
    if (!listingId) throw new Error('no home')
    const occupied = Array.from({ length: 150 }, (_, index) => 100 + 2 * index).map((day) => ({
      from: inDays(day),
      to: inDays(day + 1),
    }))
    await storeCalendar(tables, { listingId, occupied, revision: 7 })
    expect(await found({ ...around, checkIn: inDays(301), checkOut: inDays(302) })).toEqual(['skagen'])
    expect(await found({ ...around, checkIn: inDays(301), checkOut: inDays(303) })).toEqual([])
    await tables.$disconnect()
  })

  it('make the price the total of the stay', async () => {
    const [card] = (await search({ ...stay, place: 'Aarhus' })).items
    const total = 3 * 700_00 + 315_00
    expect(card?.totalOre).toBe(total)
    expect(card?.nightOre).toBe(700_00)
    expect(await found({ ...stay, maxPriceOre: total })).toEqual(['aarhus'])
    expect(await found({ ...stay, maxPriceOre: total - 1 })).toEqual([])
  })

  it('must be in the booking window', async () => {
    const refused = async (query: Query) => codeOf(await stack.services.listings.search(query))
    expect(await refused({ checkIn: inDays(3) })).toBe('booking.datesInvalid')
    expect(await refused({ checkIn: inDays(3), checkOut: inDays(3) })).toBe('booking.datesInvalid')
    expect(await refused({ checkIn: inDays(-1), checkOut: inDays(3) })).toBe('booking.datesInvalid')
    expect(await refused({ checkIn: inDays(3), checkOut: inDays(369) })).toBe('booking.datesInvalid')
  })
})

describe('order', () => {
  it.each<[Query['sort'], Name[]]>([
    ['price', ['aarhus', 'aeroe', 'oslo', 'skagen']],
    ['price_desc', ['skagen', 'oslo', 'aeroe', 'aarhus']],
    ['newest', ['skagen', 'aeroe', 'aarhus', 'oslo']],
  ])('by %s', async (sort, expected) => {
    expect(namesOf((await search({ sort })).items)).toEqual(expected)
    const whole = await search({ sort, checkIn: inDays(60), checkOut: inDays(62) })
    expect(namesOf(whole.items)).toEqual(expected)
    expect(whole.priceBasis).toBe('total')
  })
})

describe('what is shown', () => {
  it('never contains the exact place', async () => {
    const { items } = await search({})
    for (const { id, location } of items) {
      const exact = homes[nameOf.get(id) ?? 'oslo'].location
      expect(location).not.toEqual(exact)
    }
  })

  it('contains only active homes with a price', async () => {
    expect((await search({})).total).toBe(names.length)
  })
})
