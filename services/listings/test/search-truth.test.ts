import { randomUUID } from 'node:crypto'
import type { ListingId } from '@nordbo/contracts'
import { asAdmin, type BootedStack, bootStack, caseCount, settle } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, aUserId, importHomes, inDays, value } from './listings-stack.ts'

/** How often each change is timed, and by how many others the search is asked meanwhile. */
const rounds = caseCount(0, 8)
const crowd = 4
const limitMs = 1_000

const around = { west: 10.4, south: 57.6, east: 10.8, north: 57.9 }
const hostId = aUserId()

let stack: BootedStack
let home: ListingId
/** Each books once: nobody may hold many stays. */
let guests: string[]

beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'booking', 'listings'] })
  guests = Array.from({ length: 1 + rounds }, () => randomUUID())
  const users = guests.map((id) => ({
    ...{ id, name: 'Gerda Gæst', email: `${id}@test.example`, password: 'sommerhus-29' },
    ...{ roles: ['guest' as const], memberSince: '2026-01-01T00:00:00.000Z' },
  }))
  value(await stack.services.identity.importUsers({ users }, asAdmin))
  const [id] = await importHomes(
    stack,
    Array.from({ length: 30 }, () => ({ hostId, card: { baseOre: 1_000_00 } })),
  )
  if (!id) throw new Error('no home')
  home = id
}, 120_000)
afterAll(() => stack?.stop())

/** What the list and the map say of a search in two ways: its ids, and how many homes the map counts. */
const asked = async (query: { checkIn?: string; checkOut?: string; minPriceOre?: number }) => {
  const [list, map] = await Promise.all([
    stack.services.listings.search({ ...query, bbox: around, limit: 60 }),
    stack.services.listings.clusters({ ...query, bbox: around, zoom: 9 }),
  ])
  return { ids: value(list).items.map(({ id }) => id), onMap: value(map).total }
}

/** Do the list and the map agree that the home is to be found, or not? */
const tells = async (found: boolean, query: Parameters<typeof asked>[0] = {}): Promise<boolean> => {
  const { ids, onMap } = await asked(query)
  return ids.includes(home) === found && ids.length === onMap
}

let day = 10
const change = {
  booking: async () => {
    day += 4
    const stay = { checkIn: inDays(day), checkOut: inDays(day + 3) }
    const wish = { listingId: home, ...stay, guests: { adults: 2 }, adultAttested: true }
    value(await stack.services.booking.create(wish, { ...as(guests.pop() ?? ''), idempotencyKey: randomUUID() }))
    return () => tells(false, stay)
  },
  block: async () => {
    day += 4
    const dates = [inDays(day + 1)]
    value(await stack.services.booking.setBlocks({ listingId: home, dates, blocked: true }, as(hostId, 'host')))
    return () => tells(false, { checkIn: inDays(day), checkOut: inDays(day + 3) })
  },
  price: async () => {
    const dearer = 2_000_00 + day++ * 100
    const card = { baseOre: dearer, discounts: {} }
    value(await stack.services.pricing.setRates({ listingId: home, card }, as(hostId, 'host')))
    return () => tells(true, { minPriceOre: dearer })
  },
  unpublish: async () => {
    value(await stack.services.listings.unpublish({ id: home }, as(hostId, 'host')))
    return () => tells(false)
  },
  publish: async () => {
    value(await stack.services.listings.publish({ id: home }, as(hostId, 'host')))
    return () => tells(true)
  },
}
/** Booking comes long after publishing, so that its service has heard of it. */
const changes = ['block', 'price', 'booking', 'unpublish', 'publish'] as const

describe('the list and the map', () => {
  it.each(changes)('tell the truth after a change: %s', async (name) => {
    const isTrue = await change[name]()
    // The provider's webhooks have nobody to go to here.
    await settle(stack.stack, ['listings', 'pricing', 'booking'])
    expect(await isTrue()).toBe(true)
  })

  it.runIf(rounds > 0)(
    'tell it within a second, under load too',
    async () => {
      const crowded = new AbortController()
      const others = Array.from({ length: crowd }, async () => {
        while (!crowded.signal.aborted) await asked({ checkIn: inDays(3), checkOut: inDays(6) })
      })
      const took: number[] = []
      try {
        for (let round = 0; round < rounds; round++)
          for (const name of changes) {
            const isTrue = await change[name]()
            const began = performance.now()
            while (!(await isTrue())) if (performance.now() - began > 10_000) throw new Error(`never told: ${name}`)
            took.push(performance.now() - began)
          }
      } finally {
        crowded.abort()
        await Promise.all(others)
      }
      expect(Math.max(...took)).toBeLessThan(limitMs)
    },
    300_000,
  )
})
