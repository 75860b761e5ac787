import type { ListingId } from '@nordbo/contracts'
import { asUser, type BootedStack, bootStack, caseCount, createUser, expectOk, settle, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aUserId, createHomes, inDays } from './listings-stack.ts'

/** How often each change is timed, and how many other clients search meanwhile. */
const rounds = caseCount(0, 8)
const crowd = 4
const limitMs = 1_000

const around = { west: 10.4, south: 57.6, east: 10.8, north: 57.9 }
const hostId = aUserId()

let stack: BootedStack
let home: ListingId
/** Each guest books once, because a person may hold few stays. */
let guests: string[]

beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'booking', 'listings'] })
  guests = await Promise.all(Array.from({ length: 1 + rounds }, () => createUser(stack)))
  const [id] = await createHomes(
    stack,
    Array.from({ length: 30 }, () => ({ hostId, card: { baseOre: 1_000_00 } })),
  )
  if (!id) throw new Error('no home')
  home = id
})
afterAll(() => stack?.stop())

/** The result of a search: the ids of the list, and the number of homes on the map. */
const resultOf = async (query: { checkIn?: string; checkOut?: string; minPriceOre?: number }) => {
  const [list, map] = await Promise.all([
    stack.services.listings.search({ ...query, bbox: around, limit: 60 }),
    stack.services.listings.clusters({ ...query, bbox: around, zoom: 9 }),
  ])
  return { ids: expectOk(list).items.map(({ id }) => id), onMap: expectOk(map).total }
}

/** Whether the home's presence in the list is as expected, and the map counts as many homes as the list. */
const isShown = async (found: boolean, query: Parameters<typeof resultOf>[0] = {}): Promise<boolean> => {
  const { ids, onMap } = await resultOf(query)
  return ids.includes(home) === found && ids.length === onMap
}

let day = 10
const change = {
  booking: async () => {
    day += 4
    const stay = { checkIn: inDays(day), checkOut: inDays(day + 3) }
    const wish = { listingId: home, ...stay, guests: { adults: 2 }, adultAttested: true }
    expectOk(await stack.services.booking.create(wish, withKey(asUser(guests.pop() ?? ''))))
    return () => isShown(false, stay)
  },
  block: async () => {
    day += 4
    const homes = [{ listingId: home, ranges: [{ from: inDays(day + 1), to: inDays(day + 2) }] }]
    expectOk(await stack.services.booking.setBlocks({ homes, blocked: true }, asUser(hostId, 'host')))
    return () => isShown(false, { checkIn: inDays(day), checkOut: inDays(day + 3) })
  },
  price: async () => {
    const dearer = 2_000_00 + day++ * 100
    const card = { baseOre: dearer, discounts: {} }
    expectOk(await stack.services.pricing.setRates({ listingId: home, card }, asUser(hostId, 'host')))
    return () => isShown(true, { minPriceOre: dearer })
  },
  unpublish: async () => {
    expectOk(await stack.services.listings.unpublish({ id: home }, asUser(hostId, 'host')))
    return () => isShown(false)
  },
  publish: async () => {
    expectOk(await stack.services.listings.publish({ id: home }, asUser(hostId, 'host')))
    return () => isShown(true)
  },
}
/** `booking` is not next to `publish`, so that its service has received the event. */
const changes = ['block', 'price', 'booking', 'unpublish', 'publish'] as const

describe('the list and the map', () => {
  it.each(changes)('are correct after a change: %s', async (name) => {
    const isTrue = await change[name]()
    // Only these services run, so webhooks of the provider never arrive.
    await settle(stack.stack, ['listings', 'pricing', 'booking'])
    expect(await isTrue()).toBe(true)
  })

  it.runIf(rounds > 0)(
    'are correct within a second, also under load',
    async () => {
      const crowded = new AbortController()
      const others = Array.from({ length: crowd }, async () => {
        while (!crowded.signal.aborted) await resultOf({ checkIn: inDays(3), checkOut: inDays(6) })
      })
      const took: number[] = []
      try {
        for (let round = 0; round < rounds; round++)
          for (const name of changes) {
            const isTrue = await change[name]()
            const began = performance.now()
            while (!(await isTrue())) if (performance.now() - began > 10_000) throw new Error(`never shown: ${name}`)
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
