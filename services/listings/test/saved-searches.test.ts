import { randomUUID } from 'node:crypto'
import { type AskedSearch, mostSavedSearches, type SavedQuery, SavedSearchId, UserId } from '@nordbo/contracts'
import {
  asUser,
  type BootedStack,
  codeOf,
  createGuest,
  expectOk,
  listMails,
  sharedStack,
  withKey,
} from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { aUserId, createHomes, inDays, openTables } from './listings-stack.ts'

let stack: BootedStack
let tables: PrismaClient

beforeAll(async () => {
  stack = await sharedStack()
  tables = openTables(stack)
})
afterAll(async () => {
  await tables?.$disconnect()
})

const listings = () => stack.services.listings

/** A guest who saves a search. */
const keeper = async (query: SavedQuery, asked: AskedSearch = { place: 'Skagen' }) => {
  const { id, email } = await createGuest(stack)
  const userId = UserId.parse(id)
  const search = expectOk(await listings().saveSearch({ query, asked }, asUser(userId))).id
  const mails = async () => {
    await stack.settle()
    return (await listMails(stack.stack, email)).filter(({ subject }) => !subject.startsWith('Velkommen'))
  }
  return { userId, search, mails }
}
/** A unique place, so that homes of other tests do not match. */
const somewhere = (): string => `Sted${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`
const at = (city: string) => ({
  address: { line1: 'Strandvej 1', postalCode: '9990', city, region: null, country: 'DK' as const },
})

describe('saved searches', () => {
  it('are stored once, listed newest first, and changed only by their owner', async () => {
    const owner = aUserId()
    const save = async (place: string) =>
      expectOk(await listings().saveSearch({ query: { place }, asked: { place } }, asUser(owner))).id
    const [first, second] = [await save('Skagen'), await save('Blåvand')]
    expect(await save('Skagen'), 'the same search twice is once').toBe(first)
    const list = async () => expectOk(await listings().savedSearches({}, asUser(owner))).items
    expect(await list()).toMatchObject([
      { id: second, asked: { place: 'Blåvand' }, mail: true },
      { id: first, asked: { place: 'Skagen' }, mail: true },
    ])
    expectOk(await listings().updateSavedSearch({ id: first, mail: false }, asUser(owner)))
    const thief = asUser(aUserId(), 'admin')
    for (const id of [first, SavedSearchId.parse(randomUUID())]) {
      expect(codeOf(await listings().updateSavedSearch({ id, mail: true }, thief))).toBe('savedSearch.notFound')
      expect(codeOf(await listings().deleteSavedSearch({ id }, thief))).toBe('savedSearch.notFound')
    }
    expectOk(await listings().deleteSavedSearch({ id: second }, asUser(owner)))
    expect(await list()).toMatchObject([{ id: first, mail: false }])
    expect(codeOf(await listings().savedSearches({}, { actor: { kind: 'anonymous' } }))).toBe('auth.required')
  })

  it('are at most twenty, and need at least one filter', async () => {
    const owner = aUserId()
    for (const query of [{}, { place: ' ' }, { pets: false }])
      expect(codeOf(await listings().saveSearch({ query, asked: {} }, asUser(owner)))).toBe('savedSearch.empty')
    const answers = await Promise.all(
      Array.from({ length: mostSavedSearches + 2 }, (_, index) =>
        listings().saveSearch({ query: { guests: index + 1 }, asked: { guests: String(index + 1) } }, asUser(owner)),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(mostSavedSearches)
    expect(answers.flatMap((each) => (each.ok ? [] : [each.error.code]))).toEqual([
      'savedSearch.tooMany',
      'savedSearch.tooMany',
    ])
  })
})

describe('a mail about a saved search', () => {
  it('is not sent to a person who wants no news by e-mail', async () => {
    const city = somewhere()
    const wanting = await keeper({ place: city }, { place: city })
    const quiet = await keeper({ place: city }, { place: city })
    const settings = expectOk(await stack.services.identity.notificationSettings({}, asUser(quiet.userId)))
    expectOk(
      await stack.services.identity.setNotificationSettings(
        { ...settings, promoEmail: false },
        withKey(asUser(quiet.userId)),
      ),
    )
    await createHomes(stack, [{ title: 'Det nye klithus', ...at(city) }])
    expect(await wanting.mails()).toHaveLength(1)
    expect(await quiet.mails()).toEqual([])
  })

  it('is sent once for a new home, even if the home changes later', async () => {
    const city = somewhere()
    const { mails } = await keeper({ place: city, guests: 4 }, { place: city, guests: '4' })
    const host = aUserId()
    const [home] = await createHomes(stack, [
      { hostId: host, title: 'Det nye klithus', ...at(city) },
      { title: 'For lille til fire', maxGuests: 2, ...at(city) },
      { title: 'Et helt andet sted' },
    ])
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Ny bolig til din søgning: Det nye klithus')
    expect(mail?.text).toContain(`passer nu til din gemte søgning (${city}, 4 gæster)`)
    expect(mail?.text).toContain(`/listing/${home}`)
    if (!home) throw new Error('no home')
    expectOk(await listings().unpublish({ id: home }, asUser(host, 'host')))
    expectOk(await listings().publish({ id: home }, asUser(host, 'host')))
    expectOk(await listings().update({ id: home, patch: { title: 'Det nyeste klithus' } }, asUser(host, 'host')))
    expect(await mails()).toHaveLength(1)
  })

  it('is not sent for a home that matched when the search was saved', async () => {
    const city = somewhere()
    const host = aUserId()
    const [home] = await createHomes(stack, [{ hostId: host, title: 'Det gamle klithus', ...at(city) }])
    const { mails } = await keeper({ place: city })
    if (!home) throw new Error('no home')
    expectOk(await listings().update({ id: home, patch: { beds: 6 } }, asUser(host, 'host')))
    expect(await mails()).toEqual([])
  })

  it('is sent when a change, a price or a cancellation makes a home match', async () => {
    const city = somewhere()
    const host = aUserId()
    const [home] = await createHomes(stack, [{ hostId: host, title: 'Det stille klithus', ...at(city) }])
    if (!home) throw new Error('no home')
    await tables.$executeRaw`
      update search_listing set occ = datemultirange(daterange(${inDays(20)}::date, ${inDays(25)}::date))
      where listing_id = ${home}::uuid`
    const larger = await keeper({ place: city, guests: 6 })
    const cheaper = await keeper({ place: city, maxPriceOre: 800_00 })
    const freer = await keeper({ place: city, checkIn: inDays(20), checkOut: inDays(23) })
    const past = await keeper({ place: city, guests: 6, checkIn: inDays(-9), checkOut: inDays(-5) })
    expectOk(await listings().update({ id: home, patch: { maxGuests: 6 } }, asUser(host, 'host')))
    expect([await larger.mails(), await cheaper.mails(), await freer.mails()].map((mails) => mails.length)).toEqual([
      1, 0, 0,
    ])
    const card = { baseOre: 700_00, discounts: {} }
    expectOk(await stack.services.pricing.setRates({ listingId: home, card }, asUser(host, 'host')))
    expect([await larger.mails(), await cheaper.mails(), await freer.mails()].map((mails) => mails.length)).toEqual([
      1, 1, 0,
    ])
    await tables.$executeRaw`update search_listing set occ = '{}' where listing_id = ${home}::uuid`
    expectOk(await listings().update({ id: home, patch: { beds: 7 } }, asUser(host, 'host')))
    expect([await larger.mails(), await cheaper.mails(), await freer.mails()].map((mails) => mails.length)).toEqual([
      1, 1, 1,
    ])
    expect(await past.mails(), 'dates that have passed fit nothing').toEqual([])
  })

  it('is not sent about the person’s own home, nor when mails are off', async () => {
    const city = somewhere()
    const own = await keeper({ place: city })
    const silent = await keeper({ place: city })
    const other = await keeper({ place: city })
    expectOk(await listings().updateSavedSearch({ id: silent.search, mail: false }, asUser(silent.userId)))
    await createHomes(stack, [{ hostId: own.userId, ...at(city) }])
    expect([await own.mails(), await silent.mails(), await other.mails()].map((mails) => mails.length)).toEqual([
      0, 0, 1,
    ])
  })

  it('has a link that switches the mails off without a login', async () => {
    const city = somewhere()
    const { mails, userId } = await keeper({ place: city })
    await createHomes(stack, [at(city)])
    const [mail] = await mails()
    const [, token = ''] = /unsubscribe\?token=([\w-]+)/.exec(mail?.text ?? '') ?? []
    expect(mail?.html).toContain(`unsubscribe?token=${token}`)
    const send = (given: string) =>
      fetch(new URL('/api/saved-searches/unsubscribe', stack.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: new URL(stack.url).origin },
        body: JSON.stringify({ token: given }),
      })
    expect((await send(token.toLowerCase())).status).toBe(404)
    for (const _ of ['first', 'again']) expect((await send(token)).status).toBe(200)
    expect(expectOk(await listings().savedSearches({}, asUser(userId))).items).toMatchObject([{ mail: false }])
    await createHomes(stack, [at(city)])
    expect(await mails()).toHaveLength(1)
  })

  it('supports one-click unsubscribe by POST, while GET changes nothing', async () => {
    const city = somewhere()
    const { mails, userId } = await keeper({ place: city })
    await createHomes(stack, [at(city)])
    const [mail] = await mails()
    const { 'list-unsubscribe': way = '', 'list-unsubscribe-post': post } = mail?.listHeaders ?? {}
    expect(post).toBe('List-Unsubscribe=One-Click')
    const [, address = ''] = /^<(.+)>$/.exec(way) ?? []
    const url = new URL(new URL(address).pathname, stack.url)
    const looked = await fetch(url, { redirect: 'manual' })
    expect([looked.status, looked.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/saved-searches\/unsubscribe\?token=/),
    ])
    const mailsWanted = async () =>
      expectOk(await listings().savedSearches({}, asUser(userId))).items.map(({ mail }) => mail)
    expect(await mailsWanted()).toEqual([true])
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), form])
      expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
    expect(await mailsWanted()).toEqual([false])
  })
})
