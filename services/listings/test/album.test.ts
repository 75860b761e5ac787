import { type ListingId, photoKey, photoWidths, type UserId } from '@nordbo/contracts'
import type { Blobs } from '@nordbo/service-kit'
import {
  advanceClock,
  asUser,
  type BootedStack,
  bootStack,
  codeOf,
  createAdmin,
  expectOk,
  type Person,
} from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPicture, allAnswers, beginDraft, openStackBlobs, picture } from './draft-home.ts'
import { aHostId, aUserId, createHomes } from './listings-stack.ts'

let stack: BootedStack
let blobs: Blobs
let admin: Person

beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'bff'] })
  admin = await createAdmin(stack)
  blobs = await openStackBlobs(stack)
})
afterAll(() => stack?.stop())

const listings = () => stack.services.listings
const add = async (id: ListingId, host: UserId, tint: number) =>
  addPicture({ stack, blobs }, { id, host, bytes: await picture(tint) })
const hashesOf = async (id: ListingId, host: UserId) =>
  expectOk(await listings().photosOf({ id }, asUser(host))).photos.map(({ hash }) => hash)

/** A draft with photos of these tints. Returns its id, its host and the names of the photos. */
const draftWith = async (tints: readonly number[]) => {
  const host = await aHostId(stack)
  const id = await beginDraft(stack, host)
  const hashes: string[] = []
  for (const tint of tints) hashes.push(expectOk(await add(id, host, tint)).photo.hash)
  return { id, host, hashes }
}

describe('photos of a draft', () => {
  it('need a title, a type and a price first', async () => {
    const host = aUserId()
    const { title, subcategory, baseOre } = allAnswers
    const begin = async (answers: object) => expectOk(await listings().createDraft({ answers }, asUser(host))).id
    for (const answers of [
      { subcategory, baseOre },
      { title, baseOre },
    ])
      expect(codeOf(await listings().mayAddPhoto({ id: await begin(answers) }, asUser(host)))).toBe(
        'draft.photosTooEarly',
      )
    const id = await begin({ title, subcategory })
    expect(codeOf(await listings().mayAddPhoto({ id }, asUser(host)))).toBe('draft.photosTooEarly')
    expect(codeOf(await add(id, host, 31))).toBe('draft.photosTooEarly')
    expectOk(await listings().saveDraft({ id, revision: 1, answers: { baseOre } }, asUser(host)))
    expectOk(await add(id, host, 31))
  })

  it('are at most ten, and the same photo twice is one', async () => {
    const { id, host, hashes } = await draftWith([40, 41, 42, 43, 44, 45, 46, 47, 48])
    const twice = expectOk(await add(id, host, 40))
    expect(twice).toMatchObject({ repeated: true, photo: { hash: hashes[0] } })
    expect(expectOk(await add(id, host, 49)).repeated).toBe(false)
    expect(await add(id, host, 50)).toMatchObject({
      ok: false,
      error: { code: 'listing.tooManyPhotos', params: { max: 10 } },
    })
    expect(await hashesOf(id, host)).toHaveLength(10)
  })

  it('are put in another order, the cover first, unless they are others now', async () => {
    const { id, host, hashes } = await draftWith([51, 52, 53])
    const order = [hashes[2] ?? '', hashes[0] ?? '', hashes[1] ?? '']
    const arranged = expectOk(await listings().arrangePhotos({ id, hashes: order }, asUser(host)))
    expect(arranged.photos.map(({ hash }) => hash)).toEqual(order)
    expect(await hashesOf(id, host)).toEqual(order)
    for (const others of [order.slice(1), [order[0] ?? '', order[0] ?? '', order[1] ?? ''], [...order, 'a'.repeat(32)]])
      expect(codeOf(await listings().arrangePhotos({ id, hashes: others }, asUser(host)))).toBe(
        'photo.changedMeanwhile',
      )
    expect(codeOf(await listings().arrangePhotos({ id, hashes: order }, asUser(aUserId())))).toBe('listing.notFound')
  })

  it('are described in both languages, and a blank text removes one', async () => {
    const { id, host, hashes } = await draftWith([54])
    const [hash = ''] = hashes
    const alt = { alt: ' Terrassen mod vest ', altEnglish: 'The terrace' }
    const described = expectOk(await listings().describePhoto({ id, hash, ...alt }, asUser(host)))
    expect(described.photos[0]).toMatchObject({ alt: 'Terrassen mod vest', altEnglish: 'The terrace' })
    const blank = expectOk(await listings().describePhoto({ id, hash, alt: '', altEnglish: null }, asUser(host)))
    expect(blank.photos[0]).not.toHaveProperty('alt')
    expect(codeOf(await listings().describePhoto({ id, hash: 'b'.repeat(32), ...alt }, asUser(host)))).toBe(
      'photo.notFound',
    )
  })

  it('come back to their place after they were deleted, as long as they can', async () => {
    const { id, host, hashes } = await draftWith([55, 56, 57])
    const hash = hashes[1] ?? ''
    expectOk(await listings().deletePhoto({ id, hash }, asUser(host)))
    expectOk(await listings().deletePhoto({ id, hash }, asUser(host)))
    expect(await hashesOf(id, host)).toEqual([hashes[0], hashes[2]])
    expectOk(await listings().restorePhoto({ id, hash }, asUser(host)))
    expectOk(await listings().restorePhoto({ id, hash }, asUser(host)))
    expect(await hashesOf(id, host)).toEqual(hashes)
    expectOk(await listings().deletePhoto({ id, hash }, asUser(host)))
    await advanceClock(admin, 'PT10M1S')
    expect(codeOf(await listings().restorePhoto({ id, hash }, asUser(host)))).toBe('photo.notFound')
  })

  it('lose their files ten minutes later, unless another home has the same photo', async () => {
    const [mine, other] = [await draftWith([58, 59]), await draftWith([59])]
    for (const hash of mine.hashes) expectOk(await listings().deletePhoto({ id: mine.id, hash }, asUser(mine.host)))
    const filesOf = (hash: string) =>
      Promise.all(photoWidths(900).map((width) => blobs.has(photoKey(hash, width, 'webp'))))
    const [alone = '', shared = ''] = mine.hashes
    expect((await filesOf(alone)).every(Boolean), 'kept for the undo').toBe(true)
    await advanceClock(admin, 'PT10M1S')
    await stack.settle()
    expect((await filesOf(alone)).some(Boolean)).toBe(false)
    expect((await filesOf(shared)).every(Boolean)).toBe(true)
    expect(await hashesOf(other.id, other.host)).toEqual([shared])
    expect(expectOk(await add(mine.id, mine.host, 58)).repeated, 'added anew').toBe(false)
    expect((await filesOf(alone)).every(Boolean)).toBe(true)
  })
})

describe('photos of a home', () => {
  it('that guests see are never all deleted, and its card shows the new cover', async () => {
    const host = aUserId()
    const [id] = await createHomes(stack, [{ hostId: host, photos: 2 }])
    if (!id) throw new Error('no home')
    const [first = '', second = ''] = await hashesOf(id, host)
    expectOk(await listings().arrangePhotos({ id, hashes: [second, first] }, asUser(host)))
    const { cards } = expectOk(await listings().cardsByIds({ ids: [id] }, asUser(host)))
    expect(cards[0]?.photos[0]?.hash).toBe(second)
    expectOk(await listings().deletePhoto({ id, hash: second }, asUser(host)))
    expect(codeOf(await listings().deletePhoto({ id, hash: first }, asUser(host)))).toBe('photo.lastOne')
    expect(codeOf(await listings().deletePhoto({ id, hash: first }, asUser(aUserId(), 'host')))).toBe(
      'listing.notOwner',
    )
  })
})
