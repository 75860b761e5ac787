import { asAdmin, asUser, type BootedStack, bootStack, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { documentVersion } from '../src/search/index/listing-document.ts'
import { aHotel } from './a-hotel.ts'
import { aUserId, createHomes, openTables } from './listings-stack.ts'
import { plantPreviousDocument } from './previous-documents.ts'

let stack: BootedStack
let tables: PrismaClient
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'pricing', 'listings'], childProcesses: ['listings'] })
  tables = openTables(stack)
})
afterAll(async () => {
  await tables?.$disconnect()
  await stack?.stop()
})

const anOldHome = async (): Promise<string> => {
  const [home = ''] = await createHomes(stack, [{ title: 'Det lille klithus' }])
  await plantPreviousDocument(tables, home)
  return home
}
const stored = (listingId: string) => tables.listingDocument.findUniqueOrThrow({ where: { listingId } })

test('a page whose document an older release stored is answered with every field', async () => {
  const home = await anOldHome()
  const page = expectOk(await stack.services.listings.byId({ id: home }, asUser(aUserId())))
  expect(page).toMatchObject({ title: 'Det lille klithus', english: null, indexable: true })
  expect(await stored(home)).toMatchObject({ version: documentVersion, page: { english: null, indexable: true } })
})

test('documents that an older release stored are rewritten when the service starts', async () => {
  const home = await anOldHome()
  await stack.childProcess('listings').kill()
  await stack.childProcess('listings').restart()
  expect(await stored(home)).toMatchObject({
    version: documentVersion,
    card: { title: 'Det lille klithus', english: null },
  })
  const { items } = expectOk(await stack.services.listings.search({}, asUser(aUserId())))
  expect(items.find(({ id }) => id === home)).toMatchObject({ title: 'Det lille klithus', english: null })
})

test('a document of the current version is left as it is when the service starts', async () => {
  const [home = ''] = await createHomes(stack, [{}])
  await tables.$executeRaw`
    update listing_document set card = (card::jsonb || '{"title": "Som den er"}')::json where listing_id = ${home}::uuid`
  await stack.childProcess('listings').restart()
  expect(await stored(home)).toMatchObject({ version: documentVersion, card: { title: 'Som den er' } })
})

test('hotels that an older release stored are found once the service starts', async () => {
  const hotel = aHotel({ city: 'Rudkøbing' })
  expectOk(await stack.services.listings.importHotels({ hotels: [hotel] }, asAdmin))
  await tables.searchHotel.delete({ where: { hotelId: hotel.id } })
  const found = async () => expectOk(await stack.services.listings.searchHotels({ place: 'Rudkøbing' })).items
  expect(await found()).toEqual([])
  await stack.childProcess('listings').restart()
  expect((await found()).map(({ id }) => id)).toEqual([hotel.id])
})
