import { type ListingId, UserId } from '@nordbo/contracts'
import { asUser, type BootedStack, chooseSeed, expectOk } from '@nordbo/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { bootListings, createHomes, inDays, openTables } from './listings-stack.ts'

let stack: BootedStack
let tables: PrismaClient
beforeAll(async () => {
  stack = await bootListings()
  tables = openTables(stack)
})
afterAll(async () => {
  await tables?.$disconnect()
  await stack?.stop()
})

const nordics = { west: -25, south: 54, east: 32, north: 71 }
const map = async (zoom: number) => expectOk(await stack.services.listings.clusters({ bbox: nordics, zoom }))

/** The stored tiles. Sums are rounded, because they depend on the order of addition. */
const squares = async () =>
  (await tables.searchTile.findMany({ orderBy: [{ zoom: 'asc' }, { x: 'asc' }, { y: 'asc' }] })).map(
    ({ sumLat, sumLng, ...square }) => ({ ...square, sumLat: sumLat.toFixed(6), sumLng: sumLng.toFixed(6) }),
  )

describe('the stored counts of the map', () => {
  const hostId = UserId.parse('00000000-0000-4000-8000-00000000000a')
  const homes = 24
  let ids: ListingId[]

  it('equal a fresh count after any change of homes', async () => {
    ids = await createHomes(
      stack,
      Array.from({ length: homes }, (_, index) => ({
        hostId,
        location: { lat: 55 + (index % 5) * 0.8, lng: 9 + (index % 7) * 0.3 },
        card: { baseOre: (600 + index) * 100 },
      })),
    )
    const step = fc.record({
      home: fc.nat(homes - 1),
      what: fc.constantFrom('unpublish', 'publish', 'move', 'price'),
      by: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    const changes = fc.sample(step, { numRuns: 60, seed: chooseSeed('map squares') })
    for (const { home, what, by } of changes) {
      const [id = ids[0], call] = [ids[home], asUser(hostId, 'host')]
      if (id === undefined) continue
      if (what === 'unpublish') expectOk(await stack.services.listings.unpublish({ id }, call))
      else if (what === 'publish') expectOk(await stack.services.listings.publish({ id }, call))
      else if (what === 'move')
        expectOk(await stack.services.listings.update({ id, patch: { location: { lat: 55 + by, lng: 9 + by } } }, call))
      else {
        const card = { baseOre: Math.round(500 + by * 900) * 100, discounts: {} }
        expectOk(await stack.services.pricing.setRates({ listingId: id, card }, call))
      }
    }
    await stack.settle()
    const kept = await squares()
    await tables.$executeRaw`select search_tile_fill()`
    expect(kept).toEqual(await squares())
    expect(await tables.searchTileStale.count()).toBe(0)
  })

  it('equal the counts of a filtered search at every zoom', async () => {
    for (const zoom of [0, 3, 4, 5, 7, 10]) {
      const bbox = { west: 9.1, south: 54.9, east: 10.4, north: 57.3 }
      const kept = expectOk(await stack.services.listings.clusters({ bbox, zoom }))
      const counted = expectOk(await stack.services.listings.clusters({ bbox, zoom, guests: 1 }))
      const rounded = ({ clusters, pins, total }: typeof kept) => ({
        total,
        pins,
        clusters: clusters.map(({ lat, lng, ...rest }) => ({ ...rest, lat: lat.toFixed(6), lng: lng.toFixed(6) })),
      })
      expect(rounded(kept)).toEqual(rounded(counted))
    }
  })
})

describe('a large market', () => {
  const copies = 9_000

  it('is counted from a sample, and the answer is marked as approximate', async () => {
    await tables.$executeRaw`
      insert into search_listing (listing_id, lat, lng, score, max_guests, base_ore, weekend_ore, active, country, subcategory, pets_allowed)
      select gen_random_uuid(), 55.5 + (n % 90) * 0.02, 8.5 + (n % 83) * 0.02, n, 4, 60000 + n, 60000 + n, true, 'DK',
        case when n % 2 = 0 then 'villa' else 'room' end, n % 4 = 0
      from generate_series(1, ${copies}) n`
    const everything = await map(4)
    expect([everything.approximate, everything.total > copies]).toEqual([false, true])
    const filtered = expectOk(await stack.services.listings.clusters({ bbox: nordics, zoom: 4, pets: true }))
    expect(filtered.approximate).toBe(true)
    expect(Math.abs(filtered.total - copies / 4) / (copies / 4)).toBeLessThan(0.15)
    const facets = expectOk(await stack.services.listings.facets({ checkIn: inDays(30), checkOut: inDays(33) }))
    expect(facets.approximate).toBe(true)
    expect(Math.abs(facets.types.villa - copies / 2) / (copies / 2)).toBeLessThan(0.15)
    expect(Math.abs(facets.pets - copies / 4) / (copies / 4)).toBeLessThan(0.15)
    const some = expectOk(
      await stack.services.listings.facets({ bbox: { west: 8.4, south: 55.4, east: 9, north: 55.8 } }),
    )
    expect(some.approximate).toBe(false)
  })

  it('has at most 300 clusters and pins in an answer', async () => {
    for (const zoom of [4, 6, 8, 10, 12, 16, 18, 22]) {
      for (const more of [{}, { guests: 1 }]) {
        const { clusters, pins } = expectOk(await stack.services.listings.clusters({ bbox: nordics, zoom, ...more }))
        expect(clusters.length + pins.length).toBeLessThanOrEqual(300)
      }
    }
  })
})
