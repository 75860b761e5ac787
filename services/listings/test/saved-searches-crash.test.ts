import { UserId } from '@nordbo/contracts'
import { asUser, type BootedStack, bootStack, createGuest, expectOk, listMails } from '@nordbo/testkit'
import { afterEach, expect, test } from 'vitest'
import { createHomes, openTables } from './listings-stack.ts'

let stack: BootedStack
afterEach(() => stack?.stop())

test('a home that changed during a crash is matched once after the restart', async () => {
  stack = await bootStack({ childProcesses: ['listings'] })
  const tables = openTables(stack)
  const [home] = await createHomes(stack, [{ title: 'Det lille klithus', maxGuests: 2 }])
  const { id, email } = await createGuest(stack)
  const search = { query: { guests: 2, minBedrooms: 5 }, asked: { guests: '2', bedrooms: '5' } }
  expectOk(await stack.services.listings.saveSearch(search, asUser(UserId.parse(id))))
  await stack.childProcess('listings').kill()
  await tables.$executeRaw`update search_listing set bedrooms = 6 where listing_id = ${home}::uuid`
  expect(await tables.homeToMatch.count()).toBe(1)
  await tables.$disconnect()
  await stack.childProcess('listings').restart()
  await stack.settle()
  const subjects = (await listMails(stack.stack, email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('Det lille klithus'))).toHaveLength(1)
})
