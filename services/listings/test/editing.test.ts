import { randomUUID } from 'node:crypto'
import { ListingContent, ListingId } from '@nordbo/contracts'
import { asAdmin, asUser, type BootedStack, codeOf, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { distanceBetween } from '../src/geo/distance.ts'
import { aContent, aUserId, bootListings, createHomes, openTables } from './listings-stack.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootListings()
})
afterAll(() => stack?.stop())

const listings = () => stack.services.listings
const aHome = async () => {
  const host = aUserId()
  const [id] = await createHomes(stack, [{ hostId: host, photos: 2 }])
  if (!id) throw new Error('no home')
  return { id, host }
}

it('a host and administrators get all that the host entered, with its revision', async () => {
  const { id, host } = await aHome()
  const home = expectOk(await listings().forEditing({ id }, asUser(host, 'host')))
  expect(home).toMatchObject({ id, hostId: host, active: true, revision: 1 })
  expect(home.content).toEqual(ListingContent.parse({ ...aContent(), title: home.content.title }))
  expect(home.photos).toHaveLength(2)
  expect(expectOk(await listings().forEditing({ id }, asAdmin))).toEqual(home)
})

it('for everybody else the content of a home does not exist, also if guests see it', async () => {
  const { id, host } = await aHome()
  const as = async (...who: Parameters<typeof asUser>) => codeOf(await listings().forEditing({ id }, asUser(...who)))
  expect(await as(aUserId(), 'host')).toBe('listing.notFound')
  expect(await as(aUserId())).toBe('listing.notFound')
  const nobody = { actor: { kind: 'anonymous' } } as const
  expect(codeOf(await listings().forEditing({ id }, nobody))).toBe('auth.required')
  const nowhere = ListingId.parse(randomUUID())
  expect(codeOf(await listings().forEditing({ id: nowhere }, asAdmin))).toBe('listing.notFound')
  const tables = openTables(stack)
  await tables.$executeRaw`insert into kit.standing (person_id, suspended, revision) values (${host}::uuid, true, 1)`
  await tables.$disconnect()
  expect(await as(host, 'host')).toBe('auth.suspended')
})

it('a change of some fields leaves all others as they were', async () => {
  const { id, host } = await aHome()
  const owner = asUser(host, 'host')
  const before = expectOk(await listings().forEditing({ id }, owner))
  const patch = { beds: 7, safety: { ...before.content.safety, weapons: true } }
  expectOk(await listings().update({ id, patch, revision: before.revision }, owner))
  const after = expectOk(await listings().forEditing({ id }, owner))
  expect(after).toEqual({ ...before, revision: before.revision + 1, content: { ...before.content, ...patch } })
})

it('each change of a home raises the revision that its editor names, also one of its photos', async () => {
  const { id, host } = await aHome()
  const owner = asUser(host, 'host')
  const { revision, photos } = expectOk(await listings().forEditing({ id }, owner))
  const hashes = photos.map(({ hash }) => hash).reverse()
  expectOk(await listings().arrangePhotos({ id, hashes }, owner))
  const late = await listings().update({ id, patch: { beds: 3 }, revision }, owner)
  expect(codeOf(late)).toBe('listing.changedMeanwhile')
  const now = expectOk(await listings().forEditing({ id }, owner))
  expect(now.photos.map(({ hash }) => hash)).toEqual(hashes)
  expectOk(await listings().update({ id, patch: { beds: 3 }, revision: now.revision }, owner))
})

it('a new address moves the public point, and who may see the exact place sees the new one', async () => {
  const { id, host } = await aHome()
  const stranger = { actor: { kind: 'anonymous' } } as const
  const before = expectOk(await listings().byId({ id }, stranger)).location
  const address = { ...aContent().address, line1: 'Havnevej 2', line2: null, region: 'Nordjylland' }
  const location = { lat: 57.72, lng: 10.59 }
  expectOk(await listings().update({ id, patch: { address, location } }, asUser(host, 'host')))
  const page = expectOk(await listings().byId({ id }, stranger))
  expect(page.location).not.toEqual(before)
  expect(page.exact).toBeNull()
  expect(distanceBetween(page.location, location)).toBeLessThanOrEqual(500)
  expect(expectOk(await listings().byId({ id }, asUser(host))).exact).toMatchObject({ address, location })
})
