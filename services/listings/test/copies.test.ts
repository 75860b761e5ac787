import { addDays } from '@nordbo/contracts'
import { asAdmin, asUser, type BootedStack, codeOf, expectOk, readRows, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aUserId, bootListings, createHomes, inDays } from './listings-stack.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootListings()
})
afterAll(() => stack?.stop())

const homeOf = async (hostId: string, options: Parameters<typeof createHomes>[1][number] = {}) => {
  const [id] = await createHomes(stack, [{ hostId, ...options }])
  if (!id) throw new Error('no home was created')
  return id
}
const page = async (id: Awaited<ReturnType<typeof homeOf>>) =>
  expectOk(await stack.services.listings.byId({ id }, asAdmin))

test('a copy is an unpublished home with the same content and photos, first in its host’s list', async () => {
  const hostId = aUserId()
  const title = 'Sommerhus ved Grenen med udsigt over hele havet og klitterne i nord og syd, mand'
  const id = await homeOf(hostId, { title, photos: 3, amenities: ['wifi', 'sauna'] })
  const call = withKey(asUser(hostId, 'host'))
  const copy = expectOk(await stack.services.listings.copy({ id }, call))
  expect(expectOk(await stack.services.listings.copy({ id }, call))).toEqual(copy)
  await stack.settle()
  const [before, after] = [await page(id), await page(copy.id)]
  expect(after).toMatchObject({ hostId, active: false, amenities: ['wifi', 'sauna'] })
  expect(after.title).toBe(`${title.slice(0, 73)} (kopi)`)
  expect(after.title).toHaveLength(80)
  expect(after.photos.map(({ hash }) => hash)).toEqual(before.photos.map(({ hash }) => hash))
  expect(after.exact).toEqual(before.exact)
  expect(after.reviewCount).toBe(0)
  const { items } = expectOk(await stack.services.listings.mine({}, asUser(hostId, 'host')))
  expect(items.map((home) => [home.id, home.active])).toEqual([
    [copy.id, false],
    [id, true],
  ])
})

test('a copy gets the rates of its home and the prices of dates from today on', async () => {
  const hostId = aUserId()
  const overrides = [
    { date: inDays(-2), priceOre: 3_000_00 },
    { date: inDays(5), priceOre: 2_000_00 },
  ]
  const from = await homeOf(hostId, { card: { baseOre: 1_500_00, weekendPercent: 20 }, overrides })
  const call = asUser(hostId, 'host')
  const { id: to } = expectOk(await stack.services.listings.copy({ id: from }, withKey(call)))
  expect(expectOk(await stack.services.pricing.copyRates({ from, to }, withKey(call))).revision).toBe(1)
  // The copy has rates of its own now.
  expect(expectOk(await stack.services.pricing.copyRates({ from, to }, withKey(call))).revision).toBeNull()
  const rates = expectOk(await stack.services.pricing.ratesByIds({ ids: [from, to] }, asAdmin)).rates
  const cards = new Map(rates.map(({ listingId, card }) => [listingId, card]))
  expect(cards.get(to)).toEqual(cards.get(from))
  const night = {
    checkIn: inDays(5),
    checkOut: addDays(inDays(5), 1),
    guests: { adults: 2, children: 0, babies: 0, pets: 0 },
  }
  const quote = expectOk(await stack.services.pricing.quote({ listingId: to, ...night }, asAdmin))
  expect(quote.subtotalOre).toBe(2_000_00)
})

test('strangers copy neither a home nor its rates', async () => {
  const [owner, stranger] = [aUserId(), aUserId()]
  const id = await homeOf(owner)
  const foreign = withKey(asUser(stranger, 'host'))
  expect(codeOf(await stack.services.listings.copy({ id }, foreign))).toBe('listing.notOwner')
  const own = await homeOf(stranger)
  for (const [from, to] of [
    [id, own],
    [own, id],
  ] as const)
    expect(codeOf(await stack.services.pricing.copyRates({ from, to }, withKey(asUser(stranger, 'host'))))).toBe(
      'rates.notOwner',
    )
})

test('a suspended host copies nothing', async () => {
  const hostId = aUserId()
  const id = await homeOf(hostId)
  await readRows(
    stack.stack,
    'listings',
    z.unknown(),
    `insert into kit.standing (person_id, suspended, revision) values ('${hostId}', true, 1)`,
  )
  const call = asUser(hostId, 'host')
  expect(codeOf(await stack.services.listings.copy({ id }, withKey(call)))).toBe('auth.suspended')
  expect(codeOf(await stack.services.listings.hostRating({}, call))).toBe('auth.suspended')
})

test('copies count as drafts, of which a host has at most twenty', async () => {
  const hostId = aUserId()
  const id = await homeOf(hostId)
  const answers = await Promise.all(
    Array.from({ length: 21 }, () => stack.services.listings.copy({ id }, withKey(asUser(hostId, 'host')))),
  )
  expect(answers.map(codeOf).sort()).toEqual(['listing.tooManyDrafts', ...Array(20).fill('ok')])
})

test('a host’s rating is that of all reviews of their homes, for hosts and admins only', async () => {
  const hostId = aUserId()
  await homeOf(hostId)
  expect(expectOk(await stack.services.listings.hostRating({}, asUser(hostId, 'host')))).toEqual({
    rating: null,
    reviewCount: 0,
  })
  expect(codeOf(await stack.services.listings.hostRating({}, asUser(hostId)))).toBe('auth.forbidden')
})
