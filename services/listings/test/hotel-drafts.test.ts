import { randomUUID } from 'node:crypto'
import { type HotelId, ListingId, type UserId } from '@nordbo/contracts'
import type { Blobs } from '@nordbo/service-kit'
import { aHotelToDescribe, asAdmin, asUser, type BootedStack, codeOf, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStackBlobs, picture } from './draft-home.ts'
import { aContent, aUserId, bootListings } from './listings-stack.ts'

let stack: BootedStack
let blobs: Blobs

beforeAll(async () => {
  stack = await bootListings()
  blobs = await openStackBlobs(stack)
})
afterAll(() => stack?.stop())

const listings = () => stack.services.listings
const asPartner = (userId: UserId) => asUser(userId, 'host_hotel')
const hotelsOf = async (partner: UserId) => expectOk(await listings().hotelDrafts({}, asPartner(partner))).items
const begin = async (partner: UserId, name = 'Hotel Fyrtårnet'): Promise<HotelId> =>
  expectOk(await listings().createHotelDraft({ answers: aHotelToDescribe({ name }) }, asPartner(partner))).id
const addTo = async (id: HotelId, actor: ReturnType<typeof asUser>) => {
  const quarantineKey = await blobs.put(await picture(40), { folder: 'quarantine', owner: `${id} x` })
  return listings().addPhoto({ id: ListingId.parse(id), quarantineKey }, actor)
}

describe('a hotel that a partner describes', () => {
  it('is kept as it was written, the last changed first, once for an idempotency key', async () => {
    const partner = aUserId()
    const again = withKey(asPartner(partner))
    const answers = aHotelToDescribe()
    const made = expectOk(await listings().createHotelDraft({ answers }, again))
    expect(expectOk(await listings().createHotelDraft({ answers }, again))).toEqual(made)
    const second = await begin(partner, 'Hotel Kajen')
    expect((await hotelsOf(partner)).map(({ id }) => id)).toEqual([second, made.id])
    const changed = aHotelToDescribe({ stars: null, rooms: null, description: '', amenities: [] })
    const save = { id: made.id, revision: 1, answers: changed }
    expect(expectOk(await listings().saveHotelDraft(save, asPartner(partner)))).toEqual({ revision: 2 })
    expect((await hotelsOf(partner))[0]).toMatchObject({ id: made.id, answers: changed, revision: 2, photos: [] })
  })

  it('is no draft of a home, is found by nobody, and counts with drafts of homes towards twenty', async () => {
    const partner = aUserId()
    const name = `Hotel ${randomUUID().slice(0, 8)}`
    const id = await begin(partner, name)
    expect(expectOk(await listings().drafts({}, asPartner(partner))).items).toEqual([])
    expect(codeOf(await listings().draft({ id: ListingId.parse(id) }, asPartner(partner)))).toBe('listing.notFound')
    expect(codeOf(await listings().publishDraft({ id: ListingId.parse(id) }, asPartner(partner)))).toBe(
      'listing.notFound',
    )
    expect(codeOf(await listings().hotelById({ id }))).toBe('hotel.notFound')
    expect(
      expectOk(await listings().searchHotels({ place: 'Svendborg' })).items.map((hotel) => hotel.name),
    ).not.toContain(name)
    for (let count = 0; count < 3; count++) expectOk(await listings().create(aContent(), asUser(partner)))
    const make = () => listings().createHotelDraft({ answers: aHotelToDescribe() }, asPartner(partner))
    const made = await Promise.all(Array.from({ length: 17 }, make))
    expect(made.filter(({ ok }) => ok)).toHaveLength(16)
    expect(made.filter((answer) => !answer.ok).map(codeOf)).toEqual(['listing.tooManyDrafts'])
  })

  it('saved by two devices keeps the first save and tells the second what is there', async () => {
    const partner = aUserId()
    const id = await begin(partner)
    const save = (name: string) =>
      listings().saveHotelDraft({ id, revision: 1, answers: aHotelToDescribe({ name }) }, asPartner(partner))
    expect(expectOk(await save('Badehotellet'))).toEqual({ revision: 2 })
    expect(await save('Hotel Kajen')).toMatchObject({
      ok: false,
      error: { code: 'draft.changedMeanwhile', params: { hotel: { revision: 2, answers: { name: 'Badehotellet' } } } },
    })
    expect(expectOk(await save('Badehotellet')), 'a repeat').toEqual({ revision: 2 })
  })

  it('is its partner’s alone, and only for as long as the person has the role', async () => {
    const partner = aUserId()
    const id = await begin(partner)
    expectOk(await addTo(id, asPartner(partner)))
    const of = { id: ListingId.parse(id) }
    for (const other of [asPartner(aUserId()), asAdmin, asUser(partner)]) {
      const isPartner = other !== asAdmin && other.actor.kind === 'user' && other.actor.roles.includes('host_hotel')
      const save = await listings().saveHotelDraft({ id, revision: 1, answers: aHotelToDescribe({ stars: 5 }) }, other)
      expect(codeOf(save)).toBe(isPartner ? 'hotel.notFound' : 'auth.forbidden')
      expect(codeOf(await listings().photosOf(of, other))).toBe('listing.notFound')
      expect(codeOf(await addTo(id, other))).toBe('listing.notFound')
      const deleted = await listings().deleteHotelDraft({ id }, other)
      expect(deleted.ok ? 'nothing' : deleted.error.code).toBe(isPartner ? 'nothing' : 'auth.forbidden')
    }
    const [hotel] = await hotelsOf(partner)
    expect(hotel).toMatchObject({ id, revision: 1, answers: { stars: 3 } })
    expect(hotel?.photos).toHaveLength(1)
    expectOk(await listings().deleteHotelDraft({ id }, asPartner(partner)))
    expectOk(await listings().deleteHotelDraft({ id }, asPartner(partner)))
    expect(await hotelsOf(partner)).toEqual([])
    expect(codeOf(await listings().photosOf(of, asPartner(partner)))).toBe('listing.notFound')
  })

  it('needs a visible name of one line, and refuses what no hotel has', async () => {
    const make = async (over: object) =>
      codeOf(await listings().createHotelDraft({ answers: { ...aHotelToDescribe(), ...over } }, asPartner(aUserId())))
    for (const over of [
      ...[{ name: ' ' }, { name: '\u200b' }, { name: 'a\nb' }, { name: 'x'.repeat(121) }, { stars: 0 }, { stars: 6 }],
      ...[{ rooms: 0 }, { rooms: 5_001 }, { guestsPerRoom: 51 }, { description: 'x'.repeat(4_001) }],
      ...[{ description: 'a\u0000' }, { amenities: ['wifi', 'wifi'] }],
    ])
      expect(await make(over), JSON.stringify(over)).toBe('request.invalid')
  })
})
