import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { ListingId, photoKey, photoRecipe, photoWidths, RateCard, type UserId } from '@nordbo/contracts'
import { type Blobs, blobConfig, openBlobs } from '@nordbo/service-kit'
import { asAdmin, asUser, type BootedStack, codeOf, expectOk, withKey } from '@nordbo/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { distanceBetween } from '../src/geo/distance.ts'
import { aContent, acceptTerms, aHostId, aUserId, bootListings, createHomes } from './listings-stack.ts'

let stack: BootedStack
let blobs: Blobs

beforeAll(async () => {
  stack = await bootListings()
  const opened = await openBlobs(blobConfig.parse({ BLOB_DIR: join(stack.stack.home, 'blobs') }))
  if (!opened) throw new Error('no blobs')
  blobs = opened
})
afterAll(() => stack?.stop())

const listings = () => stack.services.listings
const rates = RateCard.parse({ baseOre: 1_000_00, discounts: {} })

const draftOf = async (host: UserId) => expectOk(await listings().create(aContent(), asUser(host))).id
const price = async (id: ListingId, host: UserId) =>
  expectOk(await stack.services.pricing.setRates({ listingId: id, card: rates }, asUser(host, 'host')))
const picture = (red: number, size = 900) =>
  sharp({ create: { width: size, height: size, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer()
const upload = async (bytes: Buffer) => blobs.put(bytes, { folder: 'quarantine' })
const addPhoto = async (id: ListingId, host: UserId, bytes: Buffer) =>
  listings().addPhoto({ id, quarantineKey: await upload(bytes), alt: 'Stuen' }, asUser(host, 'host'))
const stranger = { actor: { kind: 'anonymous' } } as const

describe('a new home', () => {
  it('is published once it has a price, a photo and accepted terms', async () => {
    const host = aUserId()
    const id = await draftOf(host)
    const refused = await listings().publish({ id }, asUser(host))
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'listing.incomplete', params: { missing: ['price', 'terms', 'photos', 'cover'] } },
    })
    await price(id, host)
    await acceptTerms(stack, host)
    expectOk(await addPhoto(id, host, await picture(10)))
    expect(codeOf(await listings().byId({ id }, stranger)), 'a draft is nobody’s business').toBe('listing.notFound')
    const { revision } = expectOk(await listings().publish({ id }, asUser(host)))
    expect(expectOk(await listings().publish({ id }, asUser(host))).revision, 'twice is once').toBe(revision)
    await stack.settle()
    const page = expectOk(await listings().byId({ id }, stranger))
    expect(page).toMatchObject({ active: true, card: rates, nightOre: 1_000_00, rating: null, exact: null })
    expect(expectOk(await listings().search({ place: 'Skagen' })).items.map((card) => card.id)).toContain(id)
  })

  it('is refused after twenty drafts, also if several are created at once', async () => {
    const host = await aHostId(stack)
    const begun = await Promise.all(Array.from({ length: 24 }, () => listings().create(aContent(), asUser(host))))
    const ids = begun.flatMap((answer) => (answer.ok ? [answer.value.id] : []))
    expect(ids).toHaveLength(20)
    expect(begun.filter((answer) => !answer.ok).map(codeOf)).toEqual(Array(4).fill('listing.tooManyDrafts'))
    expectOk(await listings().create(aContent(), asUser(aUserId())))
    // What was published once is no draft, whether guests see it or not.
    const id = ListingId.parse(ids[0])
    await price(id, host)
    expectOk(await addPhoto(id, host, await picture(11)))
    expectOk(await listings().publish({ id }, asUser(host)))
    expectOk(await listings().unpublish({ id }, asUser(host)))
    expectOk(await listings().create(aContent(), asUser(host)))
    expect(codeOf(await listings().create(aContent(), asUser(host)))).toBe('listing.tooManyDrafts')
  })

  it('is listed for its host as a draft without a price', async () => {
    const host = aUserId()
    const [older, newer] = [await draftOf(host), await draftOf(host)]
    const { items } = expectOk(await listings().mine({}, asUser(host, 'host')))
    expect(items.map(({ id, active, nightOre }) => [id, active, nightOre])).toEqual([
      [newer, false, 0],
      [older, false, 0],
    ])
    expect(expectOk(await listings().byId({ id: older }, asUser(host))).card).toBeNull()
  })

  it('is created once for an idempotency key', async () => {
    const host = aUserId()
    const again = withKey(asUser(host))
    const first = expectOk(await listings().create(aContent(), again))
    expect(expectOk(await listings().create(aContent(), again))).toEqual(first)
    expect(codeOf(await listings().create(aContent({ beds: 5 }), again))).toBe('idempotency.mismatch')
  })
})

describe('a change', () => {
  it('is allowed to the host and admins, and drafts are hidden from everybody else', async () => {
    const host = aUserId()
    const [open] = await createHomes(stack, [{ hostId: host }])
    const draft = await draftOf(host)
    if (!open) throw new Error('no home')
    const patch = { title: 'Et helt nyt navn' }
    expect(codeOf(await listings().update({ id: open, patch }, asUser(aUserId(), 'host')))).toBe('listing.notOwner')
    expect(codeOf(await listings().update({ id: draft, patch }, asUser(aUserId(), 'host')))).toBe('listing.notFound')
    expect(codeOf(await listings().unpublish({ id: open }, asUser(aUserId(), 'host')))).toBe('listing.notOwner')
    expect(codeOf(await listings().update({ id: ListingId.parse(randomUUID()), patch }, asUser(host)))).toBe(
      'listing.notFound',
    )
    expect(expectOk(await listings().update({ id: open, patch }, asUser(host))).revision).toBe(2)
    expect(expectOk(await listings().update({ id: open, patch: { beds: 6 } }, asAdmin)).revision).toBe(3)
    expect(expectOk(await listings().byId({ id: open }, stranger))).toMatchObject({
      title: patch.title,
      beds: 6,
      bedrooms: 2,
    })
    expect(expectOk(await listings().search({ q: 'helt nyt navn' })).items.map(({ id }) => id)).toEqual([open])
  })

  it('names the revision that its editor saw, and an older one is refused with the current one', async () => {
    const host = aUserId()
    const id = await draftOf(host)
    expectOk(await listings().update({ id, patch: { beds: 5 }, revision: 1 }, asUser(host)))
    const late = await listings().update({ id, patch: { beds: 6 }, revision: 1 }, asUser(host))
    expect(late).toMatchObject({ ok: false, error: { code: 'listing.changedMeanwhile', params: { revision: 2 } } })
    expectOk(await listings().update({ id, patch: { beds: 7 }, revision: 2 }, asUser(host)))
    expect(expectOk(await listings().byId({ id }, asUser(host))).beds).toBe(7)
  })

  it('that unpublishes a home hides it from guests and search, not from its host', async () => {
    const host = aUserId()
    const [id] = await createHomes(stack, [{ hostId: host, title: 'Lukket om vinteren' }])
    if (!id) throw new Error('no home')
    expectOk(await listings().unpublish({ id }, asUser(host)))
    expect(codeOf(await listings().byId({ id }, stranger))).toBe('listing.notFound')
    expect(codeOf(await listings().byId({ id }, asUser(aUserId())))).toBe('listing.notFound')
    expect(expectOk(await listings().search({ q: 'lukket' })).total).toBe(0)
    expect(expectOk(await listings().cardsByIds({ ids: [id] })).cards).toEqual([])
    expect(expectOk(await listings().byId({ id }, asUser(host))).active).toBe(false)
  })

  it('moves the public point only when the home moves', async () => {
    const host = aUserId()
    const [id] = await createHomes(stack, [{ hostId: host }])
    if (!id) throw new Error('no home')
    const pointNow = async () => expectOk(await listings().byId({ id }, stranger)).location
    const before = await pointNow()
    expectOk(await listings().update({ id, patch: { title: 'Samme sted som før' } }, asUser(host)))
    expect(await pointNow()).toEqual(before)
    const location = { lat: 57.7, lng: 10.5 }
    expectOk(await listings().update({ id, patch: { location } }, asUser(host)))
    expect(await pointNow()).not.toEqual(before)
    expect(distanceBetween(location, await pointNow())).toBeLessThanOrEqual(500)
  })
})

describe('the exact place of a home', () => {
  it('is shown to its host and admins, not to strangers', async () => {
    const host = aUserId()
    const [id] = await createHomes(stack, [{ hostId: host }])
    if (!id) throw new Error('no home')
    const exactFor = async (who: Parameters<BootedStack['services']['listings']['byId']>[1]) =>
      expectOk(await listings().byId({ id }, who)).exact
    const { address, location } = aContent()
    expect(await exactFor(asUser(host, 'host'))).toMatchObject({ address, location })
    expect(await exactFor(asAdmin)).toMatchObject({ address, location })
    expect(await exactFor(stranger)).toBeNull()
    expect(await exactFor(asUser(aUserId(), 'host'))).toBeNull()
  })
})

describe('pictures', () => {
  it('have every size and a name by content, and the first is the cover', async () => {
    const host = aUserId()
    const id = await draftOf(host)
    const key = await upload(await picture(20))
    const { photo } = expectOk(await listings().addPhoto({ id, quarantineKey: key, alt: 'Udsigten' }, asUser(host)))
    expect(photo).toMatchObject({ width: 900, height: 600, alt: 'Udsigten' })
    for (const width of photoWidths(photo.width))
      for (const format of photoRecipe.formats) expect(await blobs.has(photoKey(photo.hash, width, format))).toBe(true)
    expect(await blobs.has(key), 'quarantine is empty again').toBe(false)
    expectOk(await addPhoto(id, host, await picture(30)))
    const page = expectOk(await listings().byId({ id }, asUser(host)))
    expect(page.photos.map(({ hash }) => hash)[0]).toBe(photo.hash)
    expect(page.photos).toHaveLength(2)
  })

  it('that are equal are stored once', async () => {
    const host = aUserId()
    const id = await draftOf(host)
    const first = expectOk(await addPhoto(id, host, await picture(40)))
    expect(expectOk(await addPhoto(id, host, await picture(40)))).toEqual({ ...first, repeated: true })
    expect(expectOk(await listings().byId({ id }, asUser(host))).photos).toHaveLength(1)
  })

  it('are at most ten', async () => {
    const host = aUserId()
    const [id] = await createHomes(stack, [{ hostId: host, photos: 10 }])
    if (!id) throw new Error('no home')
    expect(codeOf(await addPhoto(id, host, await picture(50, 100)))).toBe('listing.tooManyPhotos')
  })

  it('are validated by their bytes, and only from quarantine', async () => {
    const host = aUserId()
    const id = await draftOf(host)
    expect(codeOf(await addPhoto(id, host, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toBe(
      'photo.unreadable',
    )
    const elsewhere = await blobs.put(await picture(60, 50), { folder: 'letters' })
    for (const quarantineKey of [elsewhere, 'quarantine/../../etc/passwd', 'quarantine/00/none'])
      expect(codeOf(await listings().addPhoto({ id, quarantineKey }, asUser(host)))).toBe('photo.unreadable')
    expect(codeOf(await addPhoto(id, aUserId(), await picture(70, 50)))).toBe('listing.notFound')
  })
})
