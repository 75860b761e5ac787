import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { ListingId, photoKey, photoRecipe, photoWidths, RateCard, type UserId } from '@nordbo/contracts'
import { type Blobs, blobConfig, openBlobs } from '@nordbo/service-kit'
import { asAdmin, type BootedStack } from '@nordbo/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { distanceBetween } from '../src/geo/distance.ts'
import { aContent, as, aUserId, bootListings, code, importHomes, value } from './listings-stack.ts'

let stack: BootedStack
let blobs: Blobs

beforeAll(async () => {
  stack = await bootListings()
  const opened = await openBlobs(blobConfig.parse({ BLOB_DIR: join(stack.stack.home, 'blobs') }))
  if (!opened) throw new Error('no blobs')
  blobs = opened
}, 120_000)
afterAll(() => stack?.stop())

const house = () => stack.services.listings
const rates = RateCard.parse({ baseOre: 1_000_00, discounts: {} })

const draftOf = async (host: UserId) => value(await house().create(aContent(), as(host))).id
const price = async (id: ListingId, host: UserId) =>
  value(await stack.services.pricing.setRates({ listingId: id, card: rates }, as(host, 'host')))
const picture = (red: number, size = 900) =>
  sharp({ create: { width: size, height: size, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer()
const upload = async (bytes: Buffer) => blobs.put(bytes, { folder: 'quarantine' })
const addPhoto = async (id: ListingId, host: UserId, bytes: Buffer) =>
  house().addPhoto({ id, quarantineKey: await upload(bytes), alt: 'Stuen' }, as(host, 'host'))
const stranger = { actor: { kind: 'anonymous' } } as const

describe('a new home', () => {
  it('is published once it has a price and a photo', async () => {
    const host = aUserId()
    const id = await draftOf(host)
    const refused = await house().publish({ id }, as(host))
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'listing.incomplete', params: { missing: ['price', 'photos'] } },
    })
    await price(id, host)
    value(await addPhoto(id, host, await picture(10)))
    expect(code(await house().byId({ id }, stranger)), 'a draft is nobody’s business').toBe('listing.notFound')
    const { revision } = value(await house().publish({ id }, as(host)))
    expect(value(await house().publish({ id }, as(host))).revision, 'twice is once').toBe(revision)
    await stack.settle()
    const page = value(await house().byId({ id }, stranger))
    expect(page).toMatchObject({ active: true, card: rates, nightOre: 1_000_00, rating: null, exact: null })
    expect(value(await house().search({ place: 'Skagen' })).items.map((card) => card.id)).toContain(id)
  }, 30_000)

  it('is refused after twenty drafts, also if several are created at once', async () => {
    const host = aUserId()
    const begun = await Promise.all(Array.from({ length: 24 }, () => house().create(aContent(), as(host))))
    const ids = begun.flatMap((answer) => (answer.ok ? [answer.value.id] : []))
    expect(ids).toHaveLength(20)
    expect(begun.filter((answer) => !answer.ok).map(code)).toEqual(Array(4).fill('listing.tooManyDrafts'))
    value(await house().create(aContent(), as(aUserId())))
    // A home that was published once is not a draft, even if it is hidden now.
    const id = ListingId.parse(ids[0])
    await price(id, host)
    value(await addPhoto(id, host, await picture(11)))
    value(await house().publish({ id }, as(host)))
    value(await house().unpublish({ id }, as(host)))
    value(await house().create(aContent(), as(host)))
    expect(code(await house().create(aContent(), as(host)))).toBe('listing.tooManyDrafts')
  })

  it('is listed for its host as a draft without a price', async () => {
    const host = aUserId()
    const [older, newer] = [await draftOf(host), await draftOf(host)]
    const { items } = value(await house().mine({}, as(host, 'host')))
    expect(items.map(({ id, active, nightOre }) => [id, active, nightOre])).toEqual([
      [newer, false, 0],
      [older, false, 0],
    ])
    expect(value(await house().byId({ id: older }, as(host))).card).toBeNull()
  })

  it('is created once for an idempotency key', async () => {
    const host = aUserId()
    const again = { ...as(host), idempotencyKey: randomUUID() }
    const first = value(await house().create(aContent(), again))
    expect(value(await house().create(aContent(), again))).toEqual(first)
    expect(code(await house().create(aContent({ beds: 5 }), again))).toBe('idempotency.mismatch')
  })
})

describe('a change', () => {
  it('is allowed to the host and admins, and drafts are hidden from everybody else', async () => {
    const host = aUserId()
    const [open] = await importHomes(stack, [{ hostId: host }])
    const draft = await draftOf(host)
    if (!open) throw new Error('no home')
    const patch = { title: 'Et helt nyt navn' }
    expect(code(await house().update({ id: open, patch }, as(aUserId(), 'host')))).toBe('listing.notOwner')
    expect(code(await house().update({ id: draft, patch }, as(aUserId(), 'host')))).toBe('listing.notFound')
    expect(code(await house().unpublish({ id: open }, as(aUserId(), 'host')))).toBe('listing.notOwner')
    expect(code(await house().update({ id: ListingId.parse(randomUUID()), patch }, as(host)))).toBe('listing.notFound')
    expect(value(await house().update({ id: open, patch }, as(host))).revision).toBe(2)
    expect(value(await house().update({ id: open, patch: { beds: 6 } }, asAdmin)).revision).toBe(3)
    expect(value(await house().byId({ id: open }, stranger))).toMatchObject({
      title: patch.title,
      beds: 6,
      bedrooms: 2,
    })
    expect(value(await house().search({ q: 'helt nyt navn' })).items.map(({ id }) => id)).toEqual([open])
  })

  it('that unpublishes a home hides it from guests and search, not from its host', async () => {
    const host = aUserId()
    const [id] = await importHomes(stack, [{ hostId: host, title: 'Lukket om vinteren' }])
    if (!id) throw new Error('no home')
    value(await house().unpublish({ id }, as(host)))
    expect(code(await house().byId({ id }, stranger))).toBe('listing.notFound')
    expect(code(await house().byId({ id }, as(aUserId())))).toBe('listing.notFound')
    expect(value(await house().search({ q: 'lukket' })).total).toBe(0)
    expect(value(await house().cardsByIds({ ids: [id] })).cards).toEqual([])
    expect(value(await house().byId({ id }, as(host))).active).toBe(false)
  })

  it('moves the public point only when the home moves', async () => {
    const host = aUserId()
    const [id] = await importHomes(stack, [{ hostId: host }])
    if (!id) throw new Error('no home')
    const pointNow = async () => value(await house().byId({ id }, stranger)).location
    const before = await pointNow()
    value(await house().update({ id, patch: { title: 'Samme sted som før' } }, as(host)))
    expect(await pointNow()).toEqual(before)
    const location = { lat: 57.7, lng: 10.5 }
    value(await house().update({ id, patch: { location } }, as(host)))
    expect(await pointNow()).not.toEqual(before)
    expect(distanceBetween(location, await pointNow())).toBeLessThanOrEqual(500)
  })
})

describe('the exact place of a home', () => {
  it('is shown to its host and admins, not to strangers', async () => {
    const host = aUserId()
    const [id] = await importHomes(stack, [{ hostId: host }])
    if (!id) throw new Error('no home')
    const exactFor = async (who: Parameters<BootedStack['services']['listings']['byId']>[1]) =>
      value(await house().byId({ id }, who)).exact
    const { address, location } = aContent()
    expect(await exactFor(as(host, 'host'))).toMatchObject({ address, location })
    expect(await exactFor(asAdmin)).toMatchObject({ address, location })
    expect(await exactFor(stranger)).toBeNull()
    expect(await exactFor(as(aUserId(), 'host'))).toBeNull()
  })
})

describe('pictures', () => {
  it('have every size and a name by content, and the first is the cover', async () => {
    const host = aUserId()
    const id = await draftOf(host)
    const key = await upload(await picture(20))
    const { photo } = value(await house().addPhoto({ id, quarantineKey: key, alt: 'Udsigten' }, as(host)))
    expect(photo).toMatchObject({ width: 900, height: 600, alt: 'Udsigten' })
    for (const width of photoWidths(photo.width))
      for (const format of photoRecipe.formats) expect(await blobs.has(photoKey(photo.hash, width, format))).toBe(true)
    expect(await blobs.has(key), 'quarantine is empty again').toBe(false)
    value(await addPhoto(id, host, await picture(30)))
    const page = value(await house().byId({ id }, as(host)))
    expect(page.photos.map(({ hash }) => hash)[0]).toBe(photo.hash)
    expect(page.photos).toHaveLength(2)
  }, 30_000)

  it('that are equal are stored once', async () => {
    const host = aUserId()
    const id = await draftOf(host)
    const first = value(await addPhoto(id, host, await picture(40)))
    expect(value(await addPhoto(id, host, await picture(40)))).toEqual(first)
    expect(value(await house().byId({ id }, as(host))).photos).toHaveLength(1)
  }, 30_000)

  it('are at most ten', async () => {
    const host = aUserId()
    const [id] = await importHomes(stack, [{ hostId: host, photos: 10 }])
    if (!id) throw new Error('no home')
    expect(code(await addPhoto(id, host, await picture(50, 100)))).toBe('listing.tooManyPhotos')
  }, 30_000)

  it('are validated by their bytes, and only from quarantine', async () => {
    const host = aUserId()
    const id = await draftOf(host)
    expect(code(await addPhoto(id, host, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toBe(
      'photo.unreadable',
    )
    const elsewhere = await blobs.put(await picture(60, 50), { folder: 'letters' })
    for (const quarantineKey of [elsewhere, 'quarantine/../../etc/passwd', 'quarantine/00/none'])
      expect(code(await house().addPhoto({ id, quarantineKey }, as(host)))).toBe('photo.unreadable')
    expect(code(await addPhoto(id, aUserId(), await picture(70, 50)))).toBe('listing.notFound')
  }, 30_000)
})
