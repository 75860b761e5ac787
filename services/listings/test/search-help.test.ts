import type { InputOf, listingsService } from '@nordbo/contracts'
import { type BootedStack, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { storeCalendar } from '../src/search/index/calendar-row.ts'
import { bootListings, createHomes, type HomeOptions, inDays, openTables } from './listings-stack.ts'

type Query = InputOf<typeof listingsService.procedures.loosen>

const town = (city: string, postalCode: string, region: string | null, country: 'DK' | 'NO' = 'DK') => ({
  address: { line1: 'Vejen 1', city, postalCode, region, country },
})

const homes: HomeOptions[] = [
  { title: 'Klithus ved Grenen', card: { baseOre: 1_000_00 }, rules: { petsAllowed: true } },
  { title: 'Sommerhus i klitten', card: { baseOre: 1_400_00 }, cancellationPolicy: 'strict' },
  {
    ...town('Sæby', '9300', 'Nordjylland'),
    title: 'Byhus ved havnen',
    subcategory: 'private_home',
    card: { baseOre: 700_00 },
  },
  {
    ...town('København', '1000', 'Hovedstaden'),
    title: 'Lejlighed ved kanalen',
    subcategory: 'apartment',
    bookingMode: 'request',
    card: { baseOre: 2_200_00 },
    location: { lat: 55.676, lng: 12.568 },
  },
  {
    ...town('Aarhus', '8000', 'Østjylland'),
    title: 'Værelse midt i byen',
    subcategory: 'room',
    card: { baseOre: 450_00 },
    location: { lat: 56.15, lng: 10.2 },
  },
  {
    ...town('Oslo', '0150', 'Oslo', 'NO'),
    title: 'Hytte ved fjorden',
    subcategory: 'holiday_home',
    card: { baseOre: 3_000_00 },
    location: { lat: 59.91, lng: 10.75 },
  },
]

let stack: BootedStack
let tables: PrismaClient
beforeAll(async () => {
  stack = await bootListings()
  const [first, second] = await createHomes(stack, homes)
  tables = openTables(stack)
  // Both homes in Skagen are occupied for some days.
  const occupied = [{ from: inDays(38), to: inDays(45) }]
  for (const listingId of [first, second])
    if (listingId) await storeCalendar(tables, { listingId, occupied, revision: 1 })
})
afterAll(async () => {
  await tables?.$disconnect()
  await stack?.stop()
})

describe('type-ahead', () => {
  const suggested = async (q: string) => expectOk(await stack.services.listings.suggest({ q }))
  const first = async (q: string) => (await suggested(q)).places[0]?.name

  it.each([
    ['skag', 'Skagen'],
    ['København', 'København'],
    ['Kobenhavn', 'København'],
    ['Koebenhavn', 'København'],
    ['Københaven', 'København'],
    ['Copenhagen', 'København'],
    ['Århus', 'Aarhus'],
    ['aarhus', 'Aarhus'],
    ['Saeby', 'Sæby'],
    ['sæb', 'Sæby'],
    ['Oslo Norge', 'Oslo'],
    ['nordj', 'Nordjylland'],
    ['Denmark', 'Danmark'],
    ['Sverige', 'Sverige'],
    ['odnese', 'Odense'],
    ['Kbh. K', 'København'],
    ['cph', 'København'],
    ['Fr.havn', 'Frederikshavn'],
  ])('for “%s” suggests %s first', async (typed, place) => {
    expect(await first(typed)).toBe(place)
  })

  it('counts the homes of a place', async () => {
    const [region] = (await suggested('nordjylland')).places
    expect(region).toMatchObject({ kind: 'region', country: 'DK', homes: 3 })
    const [country] = (await suggested('Danmark')).places
    expect(country).toMatchObject({ kind: 'country', homes: 5 })
  })

  it('suggests homes by their titles', async () => {
    expect((await suggested('klith')).homes.map(({ title }) => title)).toEqual(['Klithus ved Grenen'])
    expect((await suggested('lejlgihed')).homes.map(({ title }) => title)).toEqual(['Lejlighed ved kanalen'])
  })

  it('suggests the places with most homes for an empty text', async () => {
    const { places, homes: none } = await suggested('')
    expect([places[0]?.name, places[0]?.homes, none]).toEqual(['Skagen', 2, []])
  })

  it('suggests nothing for punctuation', async () => {
    expect(await suggested('?!')).toMatchObject({ homes: [] })
    expect((await suggested('xyzzyx')).places).toEqual([])
  })
})

describe('the filter dialog', () => {
  const facets = async (query: Query) => expectOk(await stack.services.listings.facets(query))

  it('counts what each choice would leave', async () => {
    const all = await facets({})
    expect([all.total, all.instant, all.pets, all.freeCancellation, all.approximate]).toEqual([6, 5, 1, 5, false])
    expect(all.types).toEqual({ summerhouse: 2, holiday_home: 1, private_home: 1, room: 1, apartment: 1, villa: 0 })
  })

  it('ignores the price in the histogram and the kind in the counts of kinds', async () => {
    const some = await facets({ maxPriceOre: 1_000_00, subcategory: ['summerhouse'] })
    expect(some.total).toBe(1)
    expect([some.price.minOre, some.price.maxOre]).toEqual([1_000_00, 1_400_00])
    expect(some.types).toMatchObject({ summerhouse: 1, private_home: 1, room: 1, apartment: 0 })
  })

  it('has a bar for every price', async () => {
    for (const query of [{}, { checkIn: inDays(30), checkOut: inDays(33) }]) {
      const { price } = await facets(query)
      expect(price.buckets.reduce((sum, { count }) => sum + count, 0)).toBe(6)
      expect(price.buckets[0]?.fromOre).toBeLessThanOrEqual(price.minOre ?? 0)
      expect(price.basis).toBe('checkIn' in query ? 'total' : 'night')
    }
    expect((await facets({ place: 'Timbuktu' })).price).toEqual({
      basis: 'night',
      minOre: null,
      maxOre: null,
      buckets: [],
    })
  })
})

describe('a search that finds nothing', () => {
  const proposals = async (query: Query) => expectOk(await stack.services.listings.loosen(query)).proposals
  /** Each change that is enough by itself. */
  const changes = async (query: Query) =>
    (await proposals(query)).flatMap(({ changes: [change, ...more] }) => (change && more.length === 0 ? [change] : []))
  const together = async (query: Query) => (await proposals(query)).map((proposal) => proposal.changes)

  it('gets the price of the cheapest home proposed', async () => {
    expect(await changes({ place: 'Skagen', maxPriceOre: 600_00 })).toContainEqual({ set: { maxPriceOre: 1_000_00 } })
  })

  it('gets the region around its place proposed', async () => {
    expect(await changes({ place: 'Skagen', subcategory: ['private_home'] })).toContainEqual({
      set: { place: 'Nordjylland' },
    })
  })

  it('gets the right spelling of its place proposed', async () => {
    expect((await changes({ place: 'Skagn' }))[0]).toEqual({ set: { place: 'Skagen' } })
  })

  it('gets no smaller number of guests proposed if a home has room for all', async () => {
    const found = await proposals({ guests: 4, pets: true, maxPriceOre: 100_00 })
    expect(found.length).toBeGreaterThan(0)
    for (const { query } of found) expect(query).toMatchObject({ guests: 4, pets: true })
  })

  it('gets the capacity of the largest home proposed if none has room for all', async () => {
    expect(await together({ place: 'Skagen', guests: 40 })).toEqual([[{ set: { guests: 4 } }]])
    expect((await together({ guests: 40, pets: true, maxPriceOre: 100_00 }))[0]).toEqual([
      { set: { guests: 4 } },
      { set: { maxPriceOre: 1_000_00 } },
    ])
  })

  const soon = { checkIn: inDays(41), checkOut: inDays(44) }
  it.each<[Query, Awaited<ReturnType<typeof together>>[number]]>([
    [{ place: 'Skagen', minBedrooms: 5, minBeds: 9 }, [{ drop: 'minBedrooms' }, { drop: 'minBeds' }]],
    [
      { place: 'Skagen', q: 'hytte', subcategory: ['villa'], freeCancellation: true },
      [{ drop: 'q' }, { drop: 'subcategory' }],
    ],
    [{ category: 'slotte', minRating: 4, pets: true }, [{ drop: 'category' }, { drop: 'minRating' }]],
    [
      { near: { lat: 57.74, lng: 10.63, radiusKm: 5 }, guestFavourite: true, maxPriceOre: 600_00 },
      [{ drop: 'guestFavourite' }, { set: { maxPriceOre: 700_00 } }],
    ],
    [
      { ...soon, place: 'Skagen', minBeds: 9 },
      [{ set: { checkIn: inDays(45), checkOut: inDays(48) } }, { drop: 'minBeds' }],
    ],
    [
      { place: 'Skagen', q: 'byhus', subcategory: ['private_home'], amenities: ['wifi', 'sauna'] },
      [{ set: { place: 'Nordjylland' } }, { set: { amenities: ['wifi'] } }],
    ],
  ])('gets several changes proposed if no single one is enough: %j', async (query, expected) => {
    const found = await proposals(query)
    expect(found.map((proposal) => proposal.changes)).toContainEqual(expected)
    for (const { query: looser, total } of found)
      expect(expectOk(await stack.services.listings.search(looser)).total).toBe(total)
  })

  it('gets no proposal if it would need four changes', async () => {
    expect(await proposals({ minBedrooms: 5, minBeds: 9, minRating: 5, guestFavourite: true })).toEqual([])
  })

  it('only gets proposals that find homes', async () => {
    const query: Query = { place: 'Skagen', amenities: ['sauna', 'wifi'], minBedrooms: 2, bookingMode: 'instant' }
    const found = await proposals(query)
    expect(found.map((proposal) => proposal.changes)).toContainEqual([{ set: { amenities: ['wifi'] } }])
    for (const { query: looser, total } of found)
      expect(expectOk(await stack.services.listings.search(looser)).total).toBe(total)
  })
})
