import { randomUUID } from 'node:crypto'
import { BookingId, type ListingId, type UserId } from '@nordbo/contracts'
import {
  asAdmin,
  asUser,
  type BootedStack,
  bootStack,
  clockStart,
  codeOf,
  expectOk,
  rebuildProjections,
} from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { aContent, aUserId, createHomes, inDays, openTables } from './listings-stack.ts'

let stack: BootedStack
let tables: PrismaClient
let home: ListingId
let host: UserId

beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'booking', 'listings'] })
  tables = openTables(stack)
})
afterAll(async () => {
  await tables?.$disconnect()
  await stack?.stop()
})

const listings = () => stack.services.listings
const importHome = async () => {
  host = aUserId()
  const overrides = [{ date: inDays(50), priceOre: 3_000_00 }]
  const [id] = await createHomes(stack, [
    { hostId: host, card: { discounts: { introPercent: 20, introFirstN: 1 } }, overrides },
  ])
  if (!id) throw new Error('no home')
  home = id
}
const stays = async (
  guestId: UserId,
  from: number,
  outcome: 'confirmed' | 'completed' | 'pending_request' | 'declined',
) => {
  const stay = { id: BookingId.parse(randomUUID()), listingId: home, guestId, guests: { adults: 2 }, outcome }
  // A request that is older would have expired.
  const bookedAt =
    outcome === 'pending_request' ? new Date(Date.parse(clockStart) - 3_600_000) : new Date(`${inDays(-60)}T10:00:00Z`)
  const dates = { checkIn: inDays(from), checkOut: inDays(from + 3), bookedAt: bookedAt.toISOString() }
  expectOk(await stack.services.booking.importHistory({ stays: [{ ...stay, ...dates }] }, asAdmin))
  await stack.settle()
}
const exactFor = async (guest: UserId) => expectOk(await listings().byId({ id: home }, asUser(guest))).exact
const free = async (from: number) =>
  expectOk(await listings().search({ checkIn: inDays(from), checkOut: inDays(from + 3) })).items.some(
    ({ id }) => id === home,
  )

describe('the search', () => {
  it('excludes homes on booked dates, but not on requested ones', async () => {
    await importHome()
    await stays(aUserId(), 20, 'confirmed')
    await stays(aUserId(), 30, 'pending_request')
    expect([await free(19), await free(20), await free(23), await free(30)]).toEqual([false, false, true, true])
  })

  it('excludes homes on blocked dates until the block is removed', async () => {
    await importHome()
    const block = (blocked: boolean) =>
      stack.services.booking.setBlocks(
        { homes: [{ listingId: home, ranges: [{ from: inDays(40), to: inDays(41) }] }], blocked },
        asUser(host, 'host'),
      )
    expectOk(await block(true))
    await stack.settle()
    expect(await free(39)).toBe(false)
    expectOk(await block(false))
    await stack.settle()
    expect(await free(39)).toBe(true)
  })

  it('shows no intro badge after the last intro booking', async () => {
    await importHome()
    const badge = async () => expectOk(await listings().byId({ id: home })).badge
    expect(await badge()).toEqual({ kind: 'intro', percent: 20 })
    await stays(aUserId(), 20, 'confirmed')
    expect(await badge()).toBeNull()
  })
})

describe('the exact address', () => {
  it('is shown only to guests of a confirmed booking', async () => {
    await importHome()
    const [confirmed, completed, asking, declined] = [aUserId(), aUserId(), aUserId(), aUserId()]
    await stays(confirmed, 20, 'confirmed')
    await stays(completed, -20, 'completed')
    await stays(asking, 30, 'pending_request')
    await stays(declined, 40, 'declined')
    expect(await exactFor(confirmed)).toMatchObject({ address: aContent().address, location: aContent().location })
    for (const guest of [completed, asking, declined]) expect(await exactFor(guest)).toBeNull()
  })

  it('of an unpublished home is shown only to guests of a confirmed booking', async () => {
    await importHome()
    const [guest, former] = [aUserId(), aUserId()]
    await stays(guest, 20, 'confirmed')
    await stays(former, -20, 'completed')
    expectOk(await listings().unpublish({ id: home }, asUser(host, 'host')))
    expect(await exactFor(guest)).not.toBeNull()
    expect(await exactFor(former)).toBeNull()
    expect(codeOf(await listings().byId({ id: home }, asUser(aUserId())))).toBe('listing.notFound')
  })
})

describe('a rebuild', () => {
  it('writes the same search rows from the snapshots of pricing and booking', async () => {
    await importHome()
    await stays(aUserId(), 20, 'confirmed')
    const read = () => tables.$queryRaw`select s::text as found, d::text as shown
      from search_listing s join listing_document d using (listing_id) where listing_id = ${home}::uuid`
    const before = await read()
    await tables.$executeRaw`delete from search_listing`
    await tables.$executeRaw`update search_settings set service_fee_percent = 99, revision = 0`
    expect(expectOk(await listings().search({})).total).toBe(0)
    await rebuildProjections(stack, 'listings')
    expect(await read()).toEqual(before)
  })
})
