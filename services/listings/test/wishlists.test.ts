import { randomUUID } from 'node:crypto'
import {
  ListingId,
  mostHomesInWishlist,
  mostWishlists,
  type UserId,
  WishlistId,
  wishlistUndoSeconds,
} from '@nordbo/contracts'
import { advanceClock, asUser, type BootedStack, bootStack, codeOf, createAdmin, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { aUserId, createHomes, inDays, openTables } from './listings-stack.ts'

let stack: BootedStack
let tables: PrismaClient
let homes: ListingId[]

beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'booking', 'listings', 'bff'] })
  tables = openTables(stack)
  homes = await createHomes(stack, [
    { title: 'Klithuset ved havet' },
    { title: 'Skovhytten i nord', maxGuests: 2 },
    { title: 'Søhuset med båd' },
  ])
})
afterAll(async () => {
  await tables?.$disconnect()
  await stack?.stop()
})

const listings = () => stack.services.listings
const home = (index: number): ListingId => homes[index] ?? ListingId.parse(randomUUID())
const stranger = { actor: { kind: 'anonymous' } } as const
const make = async (owner: UserId, title = 'Sommer', listingId?: ListingId): Promise<WishlistId> =>
  expectOk(await listings().createWishlist({ title, ...(listingId ? { listingId } : {}) }, asUser(owner))).id
const show = async (owner: UserId, id: WishlistId) => expectOk(await listings().wishlist({ id }, asUser(owner)))
const titles = async (owner: UserId, id: WishlistId) => (await show(owner, id)).items.map(({ title }) => title)
const hearts = async (owner: UserId) => expectOk(await listings().favourites({}, asUser(owner))).listingIds

describe('a heart', () => {
  it('creates the first list, uses it again, and is removed from every list at once', async () => {
    const owner = aUserId()
    const first = expectOk(await listings().addFavourite({ listingId: home(0) }, asUser(owner)))
    expect(first).toMatchObject({ title: 'Mine favoritter', lists: 1 })
    expect(expectOk(await listings().addFavourite({ listingId: home(0) }, asUser(owner)))).toEqual(first)
    expect(await hearts(owner)).toEqual([home(0)])
    const other = await make(owner, 'Jul', home(0))
    expectOk(await listings().removeFavourite({ listingId: home(0) }, asUser(owner)))
    expect([await hearts(owner), await titles(owner, first.wishlistId), await titles(owner, other)]).toEqual([
      [],
      [],
      [],
    ])
  })

  it('is added to the list that was used last', async () => {
    const owner = aUserId()
    const [summer, winter] = [await make(owner, 'Sommer'), await make(owner, 'Vinter')]
    expectOk(await listings().addToWishlist({ id: summer, listingId: home(0) }, asUser(owner)))
    expect(expectOk(await listings().addFavourite({ listingId: home(1) }, asUser(owner))).wishlistId).toBe(summer)
    expect(await titles(owner, winter)).toEqual([])
  })

  it('pressed several times at once creates one list', async () => {
    const owner = aUserId()
    await Promise.all(
      homes.map(async (listingId) => expectOk(await listings().addFavourite({ listingId }, asUser(owner)))),
    )
    const { items } = expectOk(await listings().wishlists({}, asUser(owner)))
    expect(items.map(({ title, count }) => [title, count])).toEqual([['Mine favoritter', 3]])
  })

  it('is refused for homes that the person cannot see', async () => {
    const owner = aUserId()
    expect(codeOf(await listings().addFavourite({ listingId: ListingId.parse(randomUUID()) }, asUser(owner)))).toBe(
      'listing.notFound',
    )
    expect(expectOk(await listings().wishlists({}, asUser(owner))).items, 'and a refusal makes no list').toEqual([])
  })
})

describe('a list', () => {
  it('shows its homes with notes in pages, the last added first', async () => {
    const owner = aUserId()
    const id = await make(owner)
    for (const listingId of homes)
      expectOk(await listings().addToWishlist({ id, listingId, note: `  ${listingId} ` }, asUser(owner)))
    const first = expectOk(await listings().wishlist({ id, limit: 2 }, asUser(owner)))
    expect(first).toMatchObject({ title: 'Sommer', count: 3, shareToken: null })
    const next = expectOk(await listings().wishlist({ id, limit: 2, cursor: first.nextCursor ?? '' }, asUser(owner)))
    const items = [...first.items, ...next.items]
    expect(items.map(({ listingId, note }) => [listingId, note])).toEqual(
      homes.toReversed().map((each) => [each, each]),
    )
    expect(next.nextCursor).toBeNull()
    const other = await make(owner)
    expect(codeOf(await listings().wishlist({ id: other, cursor: first.nextCursor ?? '' }, asUser(owner)))).toBe(
      'cursor.invalid',
    )
    for (const at of [-1, 0.5, 9e15, '0000-01-01T00:00:00Z']) {
      const cursor = Buffer.from(JSON.stringify({ list: id, at, id: home(0) })).toString('base64url')
      expect(codeOf(await listings().wishlist({ id, cursor }, asUser(owner)))).toBe('cursor.invalid')
    }
  })

  it('does not exist for anybody but its owner', async () => {
    const owner = aUserId()
    const id = await make(owner, 'Hemmelig', home(0))
    const none = WishlistId.parse(randomUUID())
    const thief = asUser(aUserId(), 'admin')
    const own = await make(aUserId())
    for (const target of [id, none]) {
      const answers = [
        await listings().wishlist({ id: target }, thief),
        await listings().renameWishlist({ id: target, title: 'Min' }, thief),
        await listings().deleteWishlist({ id: target }, thief),
        await listings().restoreWishlist({ id: target }, thief),
        await listings().addToWishlist({ id: target, listingId: home(0) }, thief),
        await listings().updateWishlistItem({ id: target, listingId: home(0), note: 'Min', moveTo: own }, thief),
        await listings().removeFromWishlist({ id: target, listingId: home(0) }, thief),
        await listings().shareWishlist({ id: target }, thief),
        await listings().unshareWishlist({ id: target }, thief),
      ]
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set([JSON.stringify({ ok: false, error: { code: 'wishlist.notFound' } })]),
      )
    }
    expect(await titles(owner, id)).toEqual(['Klithuset ved havet'])
    expect(codeOf(await listings().wishlists({}, stranger))).toBe('auth.required')
  })

  it('moves a home with its note, and keeps the note if the target has the home', async () => {
    const owner = aUserId()
    const [from, to] = [await make(owner), await make(owner)]
    expectOk(await listings().addToWishlist({ id: from, listingId: home(0), note: 'Med sauna' }, asUser(owner)))
    expectOk(await listings().addToWishlist({ id: from, listingId: home(1), note: 'Tæt på' }, asUser(owner)))
    expectOk(await listings().addToWishlist({ id: to, listingId: home(1) }, asUser(owner)))
    for (const listingId of [home(0), home(1)])
      expectOk(await listings().updateWishlistItem({ id: from, listingId, moveTo: to }, asUser(owner)))
    const moved = await show(owner, to)
    expect(moved.items.map(({ listingId, note }) => [listingId, note])).toEqual(
      expect.arrayContaining([
        [home(0), 'Med sauna'],
        [home(1), 'Tæt på'],
      ]),
    )
    expect(await titles(owner, from)).toEqual([])
    const foreign = await make(aUserId())
    const theft = await listings().updateWishlistItem({ id: to, listingId: home(0), moveTo: foreign }, asUser(owner))
    expect(codeOf(theft)).toBe('wishlist.notFound')
    expect((await show(owner, to)).count).toBe(2)
  })

  it('removes a note that is emptied', async () => {
    const owner = aUserId()
    const id = await make(owner)
    expectOk(await listings().addToWishlist({ id, listingId: home(0), note: 'Med sauna' }, asUser(owner)))
    expectOk(await listings().updateWishlistItem({ id, listingId: home(0), note: ' ' }, asUser(owner)))
    expect((await show(owner, id)).items[0]?.note).toBeNull()
  })

  it('shows for each home whether it fits the stay', async () => {
    const owner = aUserId()
    const id = await make(owner)
    for (const listingId of homes) expectOk(await listings().addToWishlist({ id, listingId }, asUser(owner)))
    await tables.$executeRaw`
      update search_listing set occ = datemultirange(daterange(${inDays(10)}::date, ${inDays(12)}::date))
      where listing_id = ${home(2)}::uuid`
    const fits = async (from: number) => {
      const stay = { checkIn: inDays(from), checkOut: inDays(from + 3), guests: 4 }
      const { items } = expectOk(await listings().wishlist({ id, stay }, asUser(owner)))
      return items.map((item) => item.fits)
    }
    expect(await fits(8)).toEqual(['taken', 'tooSmall', 'free'])
    expect(await fits(12), 'the day of departure is free').toEqual(['free', 'tooSmall', 'free'])
    const past = { checkIn: inDays(-3), checkOut: inDays(2) }
    expect(codeOf(await listings().wishlist({ id, stay: past }, asUser(owner)))).toBe('booking.datesInvalid')
  })

  it('shows only the title of a home that guests can no longer find', async () => {
    const owner = aUserId()
    const host = aUserId()
    const [closing] = await createHomes(stack, [{ hostId: host, title: 'Lukkehuset i byen' }])
    const id = await make(owner, 'Sommer', closing)
    expectOk(await listings().unpublish({ id: closing ?? home(0) }, asUser(host, 'host')))
    expectOk(
      await listings().update({ id: closing ?? home(0), patch: { title: 'En hemmelig kladde' } }, asUser(host, 'host')),
    )
    expect((await show(owner, id)).items).toMatchObject([{ title: 'Lukkehuset i byen', card: null, fits: null }])
    expect(await hearts(owner)).toEqual([closing])
  })
})

describe('deleting a list', () => {
  it('can be undone for half a minute', async () => {
    const owner = aUserId()
    const id = await make(owner)
    for (const listingId of homes)
      expectOk(await listings().addToWishlist({ id, listingId, note: 'Skøn' }, asUser(owner)))
    const { token } = expectOk(await listings().shareWishlist({ id, notes: true }, asUser(owner)))
    const before = await show(owner, id)
    expectOk(await listings().deleteWishlist({ id }, asUser(owner)))
    expect(await hearts(owner)).toEqual([])
    expect(codeOf(await listings().wishlist({ id }, asUser(owner)))).toBe('wishlist.notFound')
    expect(codeOf(await listings().sharedWishlist({ token }, stranger))).toBe('wishlist.notFound')
    expect(codeOf(await listings().restoreWishlist({ id }, asUser(aUserId())))).toBe('wishlist.notFound')
    expectOk(await listings().restoreWishlist({ id }, asUser(owner)))
    expect(await show(owner, id)).toEqual(before)

    expectOk(await listings().deleteWishlist({ id }, asUser(owner)))
    await advanceClock(await createAdmin(stack), `PT${wishlistUndoSeconds + 1}S`)
    expect(codeOf(await listings().restoreWishlist({ id }, asUser(owner)))).toBe('wishlist.notFound')
    expect(await tables.wishlist.findUnique({ where: { id } }), 'and then nothing is left of it').toBeNull()
  })
})

describe('a shared list', () => {
  it('is open to anybody with its link, with notes only if the owner shares them', async () => {
    const owner = aUserId()
    const id = await make(owner, 'Til familien')
    expectOk(await listings().addToWishlist({ id, listingId: home(0), note: 'For dyrt?' }, asUser(owner)))
    const { token } = expectOk(await listings().shareWishlist({ id }, asUser(owner)))
    expect(token.length).toBeGreaterThanOrEqual(32)
    expect(expectOk(await listings().sharedWishlist({ token }, stranger))).toMatchObject({
      title: 'Til familien',
      items: [{ title: 'Klithuset ved havet', note: null, card: { id: home(0) } }],
    })
    expect(expectOk(await listings().shareWishlist({ id, notes: true }, asUser(owner))).token, 'one link').toBe(token)
    expect(expectOk(await listings().sharedWishlist({ token }, stranger)).items[0]?.note).toBe('For dyrt?')
    expectOk(await listings().unshareWishlist({ id }, asUser(owner)))
    expect(codeOf(await listings().sharedWishlist({ token }, stranger))).toBe('wishlist.notFound')
    expect(expectOk(await listings().shareWishlist({ id }, asUser(owner))).token, 'the old link stays dead').not.toBe(
      token,
    )
  })
})

describe('limits', () => {
  it('are fifty lists and five hundred homes, also for simultaneous requests', async () => {
    const owner = aUserId()
    const now = new Date()
    const rows = Array.from({ length: mostWishlists - 1 }, () => ({
      ...{ id: randomUUID(), userId: owner, title: 'Liste', createdAt: now, usedAt: now },
    }))
    await tables.wishlist.createMany({ data: rows })
    const wishes = await Promise.all([1, 2, 3].map(() => listings().createWishlist({ title: 'En til' }, asUser(owner))))
    expect(wishes.map((wish) => (wish.ok ? 'made' : wish.error.code)).sort()).toEqual([
      'made',
      'wishlist.tooMany',
      'wishlist.tooMany',
    ])
    const full = WishlistId.parse(rows[0]?.id)
    await tables.wishlistItem.createMany({
      data: Array.from({ length: mostHomesInWishlist - 1 }, () => ({
        ...{ wishlistId: full, listingId: randomUUID(), title: 'Et hus', addedAt: now },
      })),
    })
    const adds = await Promise.all(
      homes.map((listingId) => listings().addToWishlist({ id: full, listingId }, asUser(owner))),
    )
    expect(adds.map((add) => (add.ok ? 'added' : add.error.code)).sort()).toEqual([
      'added',
      'wishlist.full',
      'wishlist.full',
    ])
  })
})
