import type { ClustersAnswer, InputOf, listingsService } from '@nordbo/contracts'
import { type BootedStack, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootListings, createHomes, inDays, openTables } from './listings-stack.ts'

type Query = InputOf<typeof listingsService.procedures.clusters>

/** Two towns far apart, and a single home far from both. */
const skagen = (index: number) => ({ location: { lat: 57.72 + index * 0.001, lng: 10.58 + index * 0.002 } })
const gudhjem = (index: number) => ({ location: { lat: 55.21 + index * 0.001, lng: 14.97 - index * 0.002 } })
const reykjavik = { location: { lat: 64.14, lng: -21.94 } }

const nordics = { west: -25, south: 54, east: 32, north: 71 }

let stack: BootedStack
let ids: string[]

beforeAll(async () => {
  stack = await bootListings()
  ids = await createHomes(stack, [
    ...Array.from({ length: 6 }, (_, index) => ({ ...skagen(index), card: { baseOre: (500 + index) * 100 } })),
    ...Array.from({ length: 3 }, (_, index) => ({ ...gudhjem(index), card: { baseOre: 900_00 } })),
    { ...reykjavik, card: { baseOre: 2_000_00 }, cancellationPolicy: 'strict' },
  ])
})
afterAll(() => stack?.stop())

const clusters = async (query: Query): Promise<ClustersAnswer> =>
  expectOk(await stack.services.listings.clusters(query))
const counts = ({ clusters: found, pins }: ClustersAnswer) => [...found.map(({ count }) => count), ...pins.map(() => 1)]

describe('the map', () => {
  it('joins homes that are close to clusters, and shows others as pins', async () => {
    const answer = await clusters({ bbox: nordics, zoom: 4 })
    expect(counts(answer)).toEqual([6, 3, 1])
    expect([answer.total, answer.approximate, answer.priceBasis]).toEqual([10, false, 'night'])
    expect(answer.clusters.map(({ minPriceOre }) => minPriceOre)).toEqual([500_00, 900_00])
    expect(answer.pins[0]).toMatchObject({ id: ids[9], nightOre: 2_000_00, totalOre: null, city: 'Skagen' })
  })

  it('gives each cluster a box that contains its middle', async () => {
    for (const { lat, lng, bbox } of (await clusters({ bbox: nordics, zoom: 4 })).clusters) {
      expect(bbox.south).toBeLessThanOrEqual(lat)
      expect(bbox.north).toBeGreaterThanOrEqual(lat)
      expect(bbox.west).toBeLessThanOrEqual(lng)
      expect(bbox.east).toBeGreaterThanOrEqual(lng)
    }
  })

  it('joins two homes at one point up to zoom 16, and shows two pins beyond', async () => {
    const tables = openTables(stack)
    const [one, other] = ids.slice(0, 2)
    const places = await tables.searchListing.findMany({
      where: { listingId: { in: ids.slice(0, 2) } },
      select: { listingId: true, lat: true, lng: true },
    })
    // A home is placed at random near its address, so only a point far from all homes has no third one beside it.
    const [lat, lng] = [62, 6]
    await tables.searchListing.updateMany({ where: { listingId: { in: ids.slice(0, 2) } }, data: { lat, lng } })
    const bbox = { west: lng - 0.0005, east: lng + 0.0005, south: lat - 0.0003, north: lat + 0.0003 }
    const at = async (zoom: number) => {
      const { clusters: joined, pins } = await clusters({ bbox, zoom })
      return [joined.map(({ count }) => count), pins.map(({ id }) => id).sort()]
    }
    expect(await at(16)).toEqual([[2], []])
    expect(await at(16.9)).toEqual([[2], []])
    expect(await at(17)).toEqual([[], [one, other].sort()])
    for (const { listingId, ...place } of places)
      await tables.searchListing.update({ where: { listingId }, data: place })
    await tables.$disconnect()
  })

  it('shows the homes of the search with the prices of its cards', async () => {
    const stay = { checkIn: inDays(40), checkOut: inDays(42) }
    const dear = await clusters({ bbox: nordics, zoom: 4, minPriceOre: 3_000_00, ...stay })
    expect(counts(dear)).toEqual([1])
    const { items } = expectOk(await stack.services.listings.search({ minPriceOre: 3_000_00, ...stay }))
    expect(dear.pins[0]?.totalOre).toBe(items[0]?.totalOre)
    expect(counts(await clusters({ bbox: nordics, zoom: 4, freeCancellation: true }))).toEqual([6, 3])
  })

  it('shows no homes outside its box', async () => {
    expect(counts(await clusters({ bbox: { west: 14, south: 55, east: 16, north: 56 }, zoom: 6 }))).toEqual([3])
    expect(counts(await clusters({ bbox: { west: 170, south: 50, east: -20, north: 70 }, zoom: 3 }))).toEqual([1])
  })

  it('uses a lower zoom if the box is larger than a screen', async () => {
    expect(counts(await clusters({ bbox: nordics, zoom: 16 }))).toHaveLength(3)
  })
})
