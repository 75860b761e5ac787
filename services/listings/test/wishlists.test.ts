import { randomUUID } from 'node:crypto'
import {
  ListingId,
  mostHomesInWishlist,
  mostWishlists,
  type UserId,
  WishlistId,
  wishlistUndoSeconds,
} from '@nordbo/contracts'
import { advanceClock, type BootedStack, bootStack, createAdmin } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { as, aUserId, code, importHomes, inDays, openTables, value } from './listings-stack.ts'

let stack: BootedStack
let tables: PrismaClient
let homes: ListingId[]

beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'booking', 'listings', 'bff'] })
  tables = openTables(stack)
  homes = await importHomes(stack, [
    { title: 'Klithuset ved havet' },
    { title: 'Skovhytten i nord', maxGuests: 2 },
    { title: 'Søhuset med båd' },
  ])
}, 120_000)
afterAll(async () => {
  await tables?.$disconnect()
  await stack?.stop()
})

const house = () => stack.services.listings
const home = (index: number): ListingId => homes[index] ?? ListingId.parse(randomUUID())
const stranger = { actor: { kind: 'anonymous' } } as const
const make = async (owner: UserId, title = 'Sommer', listingId?: ListingId): Promise<WishlistId> =>
  value(await house().createWishlist({ title, ...(listingId ? { listingId } : {}) }, as(owner))).id
const show = async (owner: UserId, id: WishlistId) => value(await house().wishlist({ id }, as(owner)))
const titles = async (owner: UserId, id: WishlistId) => (await show(owner, id)).items.map(({ title }) => title)
const hearts = async (owner: UserId) => value(await house().favourites({}, as(owner))).listingIds

describe('a heart', () => {
  it('creates the first list, uses it again, and is removed from every list at once', async () => {
    const owner = aUserId()
    const first = value(await house().addFavourite({ listingId: home(0) }, as(owner)))
    expect(first).toMatchObject({ title: 'Mine favoritter', lists: 1 })
    expect(value(await house().addFavourite({ listingId: home(0) }, as(owner)))).toEqual(first)
    expect(await hearts(owner)).toEqual([home(0)])
    const other = await make(owner, 'Jul', home(0))
    value(await house().removeFavourite({ listingId: home(0) }, as(owner)))
    expect([await hearts(owner), await titles(owner, first.wishlistId), await titles(owner, other)]).toEqual([
      [],
      [],
      [],
    ])
  })

  it('is added to the list that was used last', async () => {
    const owner = aUserId()
    const [summer, winter] = [await make(owner, 'Sommer'), await make(owner, 'Vinter')]
    value(await house().addToWishlist({ id: summer, listingId: home(0) }, as(owner)))
    expect(value(await house().addFavourite({ listingId: home(1) }, as(owner))).wishlistId).toBe(summer)
    expect(await titles(owner, winter)).toEqual([])
  })

  it('pressed several times at once creates one list', async () => {
    const owner = aUserId()
    await Promise.all(homes.map(async (listingId) => value(await house().addFavourite({ listingId }, as(owner)))))
    const { items } = value(await house().wishlists({}, as(owner)))
    expect(items.map(({ title, count }) => [title, count])).toEqual([['Mine favoritter', 3]])
  })

  it('is refused for homes that the person cannot see', async () => {
    const owner = aUserId()
    expect(code(await house().addFavourite({ listingId: ListingId.parse(randomUUID()) }, as(owner)))).toBe(
      'listing.notFound',
    )
    expect(value(await house().wishlists({}, as(owner))).items, 'and a refusal makes no list').toEqual([])
  })
})

describe('a list', () => {
  it('shows its homes with notes in pages, the last added first', async () => {
    const owner = aUserId()
    const id = await make(owner)
    for (const listingId of homes)
      value(await house().addToWishlist({ id, listingId, note: `  ${listingId} ` }, as(owner)))
    const first = value(await house().wishlist({ id, limit: 2 }, as(owner)))
    expect(first).toMatchObject({ title: 'Sommer', count: 3, shareToken: null })
    const next = value(await house().wishlist({ id, limit: 2, cursor: first.nextCursor ?? '' }, as(owner)))
    const items = [...first.items, ...next.items]
    expect(items.map(({ listingId, note }) => [listingId, note])).toEqual(
      homes.toReversed().map((each) => [each, each]),
    )
    expect(next.nextCursor).toBeNull()
    const other = await make(owner)
    expect(code(await house().wishlist({ id: other, cursor: first.nextCursor ?? '' }, as(owner)))).toBe(
      'cursor.invalid',
    )
    for (const at of [-1, 0.5, 9e15, '0000-01-01T00:00:00Z']) {
      const cursor = Buffer.from(JSON.stringify({ list: id, at, id: home(0) })).toString('base64url')
      expect(code(await house().wishlist({ id, cursor }, as(owner)))).toBe('cursor.invalid')
    }
  })

  it('does not exist for anybody but its owner', async () => {
    const owner = aUserId()
    const id = await make(owner, 'Hemmelig', home(0))
    const none = WishlistId.parse(randomUUID())
    const thief = as(aUserId(), 'admin')
    const own = await make(aUserId())
    for (const target of [id, none]) {
      const answers = [
        await house().wishlist({ id: target }, thief),
        await house().renameWishlist({ id: target, title: 'Min' }, thief),
        await house().deleteWishlist({ id: target }, thief),
        await house().restoreWishlist({ id: target }, thief),
        await house().addToWishlist({ id: target, listingId: home(0) }, thief),
        await house().updateWishlistItem({ id: target, listingId: home(0), note: 'Min', moveTo: own }, thief),
        await house().removeFromWishlist({ id: target, listingId: home(0) }, thief),
        await house().shareWishlist({ id: target }, thief),
        await house().unshareWishlist({ id: target }, thief),
      ]
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set([JSON.stringify({ ok: false, error: { code: 'wishlist.notFound' } })]),
      )
    }
    expect(await titles(owner, id)).toEqual(['Klithuset ved havet'])
    expect(code(await house().wishlists({}, stranger))).toBe('auth.required')
  })

  it('moves a home with its note, and keeps the note if the target has the home', async () => {
    const owner = aUserId()
    const [from, to] = [await make(owner), await make(owner)]
    value(await house().addToWishlist({ id: from, listingId: home(0), note: 'Med sauna' }, as(owner)))
    value(await house().addToWishlist({ id: from, listingId: home(1), note: 'Tæt på' }, as(owner)))
    value(await house().addToWishlist({ id: to, listingId: home(1) }, as(owner)))
    for (const listingId of [home(0), home(1)])
      value(await house().updateWishlistItem({ id: from, listingId, moveTo: to }, as(owner)))
    const moved = await show(owner, to)
    expect(moved.items.map(({ listingId, note }) => [listingId, note])).toEqual(
      expect.arrayContaining([
        [home(0), 'Med sauna'],
        [home(1), 'Tæt på'],
      ]),
    )
    expect(await titles(owner, from)).toEqual([])
    const foreign = await make(aUserId())
    const theft = await house().updateWishlistItem({ id: to, listingId: home(0), moveTo: foreign }, as(owner))
    expect(code(theft)).toBe('wishlist.notFound')
    expect((await show(owner, to)).count).toBe(2)
  })

  it('removes a note that is emptied', async () => {
    const owner = aUserId()
    const id = await make(owner)
    value(await house().addToWishlist({ id, listingId: home(0), note: 'Med sauna' }, as(owner)))
    value(await house().updateWishlistItem({ id, listingId: home(0), note: ' ' }, as(owner)))
    expect((await show(owner, id)).items[0]?.note).toBeNull()
  })

  it('shows for each home whether it fits the stay', async () => {
    const owner = aUserId()
    const id = await make(owner)
    for (const listingId of homes) value(await house().addToWishlist({ id, listingId }, as(owner)))
    await tables.$executeRaw`
      update search_listing set occ = datemultirange(daterange(${inDays(10)}::date, ${inDays(12)}::date))
      where listing_id = ${home(2)}::uuid`
    const fits = async (from: number) => {
      const stay = { checkIn: inDays(from), checkOut: inDays(from + 3), guests: 4 }
      const { items } = value(await house().wishlist({ id, stay }, as(owner)))
      return items.map((item) => item.fits)
    }
    expect(await fits(8)).toEqual(['taken', 'tooSmall', 'free'])
    expect(await fits(12), 'the day of departure is free').toEqual(['free', 'tooSmall', 'free'])
    const past = { checkIn: inDays(-3), checkOut: inDays(2) }
    expect(code(await house().wishlist({ id, stay: past }, as(owner)))).toBe('booking.datesInvalid')
  })

  it('shows only the title of a home that guests can no longer find', async () => {
    const owner = aUserId()
    const host = aUserId()
    const [closing] = await importHomes(stack, [{ hostId: host, title: 'Lukkehuset i byen' }])
    const id = await make(owner, 'Sommer', closing)
    value(await house().unpublish({ id: closing ?? home(0) }, as(host, 'host')))
    value(await house().update({ id: closing ?? home(0), patch: { title: 'En hemmelig kladde' } }, as(host, 'host')))
    expect((await show(owner, id)).items).toMatchObject([{ title: 'Lukkehuset i byen', card: null, fits: null }])
    expect(await hearts(owner)).toEqual([closing])
  })
})

describe('deleting a list', () => {
  it('can be undone for half a minute', async () => {
    const owner = aUserId()
    const id = await make(owner)
    for (const listingId of homes) value(await house().addToWishlist({ id, listingId, note: 'Skøn' }, as(owner)))
    const { token } = value(await house().shareWishlist({ id, notes: true }, as(owner)))
    const before = await show(owner, id)
    value(await house().deleteWishlist({ id }, as(owner)))
    expect(await hearts(owner)).toEqual([])
    expect(code(await house().wishlist({ id }, as(owner)))).toBe('wishlist.notFound')
    expect(code(await house().sharedWishlist({ token }, stranger))).toBe('wishlist.notFound')
    expect(code(await house().restoreWishlist({ id }, as(aUserId())))).toBe('wishlist.notFound')
    value(await house().restoreWishlist({ id }, as(owner)))
    expect(await show(owner, id)).toEqual(before)

    value(await house().deleteWishlist({ id }, as(owner)))
    await advanceClock(await createAdmin(stack), `PT${wishlistUndoSeconds + 1}S`)
    expect(code(await house().restoreWishlist({ id }, as(owner)))).toBe('wishlist.notFound')
    expect(await tables.wishlist.findUnique({ where: { id } }), 'and then nothing is left of it').toBeNull()
  })
})

describe('a shared list', () => {
  it('is open to anybody with its link, with notes only if the owner shares them', async () => {
    const owner = aUserId()
    const id = await make(owner, 'Til familien')
    value(await house().addToWishlist({ id, listingId: home(0), note: 'For dyrt?' }, as(owner)))
    const { token } = value(await house().shareWishlist({ id }, as(owner)))
    expect(token.length).toBeGreaterThanOrEqual(32)
    expect(value(await house().sharedWishlist({ token }, stranger))).toMatchObject({
      title: 'Til familien',
      items: [{ title: 'Klithuset ved havet', note: null, card: { id: home(0) } }],
    })
    expect(value(await house().shareWishlist({ id, notes: true }, as(owner))).token, 'one link').toBe(token)
    expect(value(await house().sharedWishlist({ token }, stranger)).items[0]?.note).toBe('For dyrt?')
    value(await house().unshareWishlist({ id }, as(owner)))
    expect(code(await house().sharedWishlist({ token }, stranger))).toBe('wishlist.notFound')
    expect(value(await house().shareWishlist({ id }, as(owner))).token, 'the old link stays dead').not.toBe(token)
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
    const answers = await Promise.all([1, 2, 3].map(() => house().createWishlist({ title: 'En til' }, as(owner))))
    expect(answers.map((answer) => (answer.ok ? 'made' : answer.error.code)).sort()).toEqual([
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
    const adds = await Promise.all(homes.map((listingId) => house().addToWishlist({ id: full, listingId }, as(owner))))
    expect(adds.map((add) => (add.ok ? 'added' : add.error.code)).sort()).toEqual([
      'added',
      'wishlist.full',
      'wishlist.full',
    ])
  })
})
