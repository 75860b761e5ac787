import { join } from 'node:path'
import {
  buildDemoMarket,
  type DemoMarket,
  demoPassword,
  demoUsers,
  filterMarket,
  importMarket,
  seedDemoMarket,
} from '@nordbo/demo-market'
import { blobConfig, openBlobs, ProcedureUnavailable } from '@nordbo/service-kit'
import {
  type BootedStack,
  bootStack,
  countRows,
  listMails,
  type Person,
  readRows,
  signIn,
  today,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const Threads = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      side: z.enum(['guest', 'host']),
      unread: z.int(),
      lastMessageAt: z.string(),
      lastMessage: z.object({ body: z.string(), seq: z.int() }),
      listing: z.object({ id: z.string() }),
    }),
  ),
  nextCursor: z.null(),
})

/** The homes of the conversations alone. */
const talkedAbout = (market: DemoMarket): DemoMarket =>
  filterMarket(market, ({ id }) => market.threads.some(({ listingId }) => listingId === id))

let stack: BootedStack
let market: DemoMarket
let guest: Person
let host: Person
let partner: Person
const seed = async () =>
  seedDemoMarket(stack.stack, {
    today: await today(stack),
    choose: (whole) => {
      market = talkedAbout(whole)
      return market
    },
  })

/** The services as a slow machine has them: the first call of each procedure is answered too late, when it has been done. */
const answeringLate = <C extends object>(client: C): C => {
  const late = new Set<string>()
  const calls = Object.entries(client).map(([name, call]) => [
    name,
    async (...given: unknown[]) => {
      const answer = await call(...given)
      if (late.has(name)) return answer
      late.add(name)
      throw new ProcedureUnavailable(name, true)
    },
  ])
  // Object.fromEntries loses the type of the keys, which are the client's.
  return Object.fromEntries(calls)
}
const seedLate = async (onPart: (part: string) => void) => {
  const { identity, listings, pricing, booking, messaging } = stack.services
  const blobs = await openBlobs(blobConfig.parse({ BLOB_DIR: join(stack.stack.home, 'blobs') }))
  if (!blobs) throw new Error('no blobs')
  return importMarket(talkedAbout(await buildDemoMarket({ today: await today(stack) })), {
    services: {
      identity: answeringLate(identity),
      listings: answeringLate(listings),
      pricing: answeringLate(pricing),
      booking: answeringLate(booking),
      messaging: answeringLate(messaging),
    },
    blobs,
    onPart,
  })
}

beforeAll(async () => {
  stack = await bootStack()
  const interrupted = seedLate((part) => {
    if (part === 'stays') throw new Error('interrupted')
  })
  await expect(interrupted).rejects.toThrow('interrupted')
  // What was there before the interruption stays.
  expect(await seed()).toMatchObject({ threads: 9, users: 0, partners: 0, listings: 0, stays: 0, photos: 0 })
  await stack.settle()
  guest = await signIn(stack.url, demoUsers.guest.email, demoPassword)
  host = await signIn(stack.url, demoUsers.host.email, demoPassword)
  partner = await signIn(stack.url, demoUsers.hotel.email, demoPassword)
})
afterAll(() => stack?.stop())

const threadsOf = async (person: Person, archived = false) =>
  Threads.parse((await person.get(`/api/threads?limit=50&archived=${archived}`)).body).items

/** What a person should find: the conversations of the market on their side, newest first. */
const expected = (side: 'guest' | 'host', archived: boolean) => {
  const hosts = new Map(market.listings.map(({ id, hostId }) => [id, hostId]))
  const { id } = demoUsers[side]
  return market.threads
    .filter(({ listingId, guestId }) => id === (side === 'guest' ? guestId : hosts.get(listingId)))
    .filter(({ archivedBy = [] }) => archivedBy.includes(side) === archived)
    .map(({ listingId, messages, readSeq }) => {
      const last = messages.at(-1)
      return {
        side,
        listing: { id: listingId },
        unread: messages.length - readSeq[side],
        lastMessageAt: last?.sentAt,
        lastMessage: { body: last && 'body' in last ? last.body : '', seq: messages.length },
      }
    })
    .sort((one, other) => (other.lastMessageAt ?? '').localeCompare(one.lastMessageAt ?? ''))
}

test('the demo guest and the demo host find their conversations, newest first, with what is unread', async () => {
  expect(await threadsOf(guest)).toMatchObject(expected('guest', false))
  expect(await threadsOf(guest, true)).toMatchObject(expected('guest', true))
  expect(await threadsOf(host)).toMatchObject(expected('host', false))
  expect(await threadsOf(host, true)).toMatchObject(expected('host', true))
  const sizes = [
    await threadsOf(guest),
    await threadsOf(guest, true),
    await threadsOf(host),
    await threadsOf(host, true),
  ]
  expect(sizes.map(({ length }) => length)).toEqual([4, 1, 4, 1])
  expect((await guest.get('/api/threads/unread')).body).toEqual({ count: 2, guest: 2, host: 0 })
  expect((await host.get('/api/threads/unread')).body).toEqual({ count: 2, guest: 0, host: 2 })
})

test('both find the conversation of the two, with the full name since the stay, by its words and by the home', async () => {
  const mutual = (await threadsOf(guest)).find(({ lastMessage: { body } }) => body.startsWith('De røg med posten'))
  expect((await threadsOf(host)).map(({ id }) => id)).toContain(mutual?.id)
  const thread = await host.get(`/api/threads/${mutual?.id}`)
  expect(thread.body).toMatchObject({
    thread: { contactsShown: true, other: { name: demoUsers.guest.name }, bookingIds: [expect.any(String)] },
  })
  const found = await host.get('/api/messages/search?q=l%C3%A6sebriller')
  expect(found.body).toMatchObject({ items: [{ thread: { id: mutual?.id } }] })
  const named = await guest.get('/api/threads/search?q=Grenen')
  expect(named.body).toMatchObject({ items: [{ id: mutual?.id }] })
})

test('without a stay, contact data is hidden from both', async () => {
  const asked = (await threadsOf(guest)).find(({ lastMessage: { body } }) => body.startsWith('Lad os bare skrive her'))
  const messages = await guest.get(`/api/threads/${asked?.id}/messages`)
  expect(JSON.stringify(messages.body)).toContain('Ring endelig, hvis det er lettere')
  expect(JSON.stringify(messages.body)).not.toContain('20 11 22 33')
})

test('the demo hotel partner is one by the rules: checked, approved, with an account, the role and two hotels', async () => {
  expect((await partner.get('/api/partner')).body).toMatchObject({
    application: { step: 'complete', status: 'approved', companyName: 'Hotel Fyrtårnet ApS' },
    account: { status: 'enabled' },
  })
  expect((await partner.get('/api/auth/session')).body).toMatchObject({ roles: ['guest', 'host_hotel'] })
  const { body } = await partner.get('/api/partner/hotels')
  expect(body).toMatchObject({
    items: [
      { answers: { name: 'Hotel Fyrtårnet', rooms: 24, amenities: expect.arrayContaining(['restaurant', 'spa']) } },
      { answers: { name: 'Fyrtårnets Anneks', rooms: 8, amenities: ['wifi', 'parking'] } },
    ],
  })
  const steps = z.object({ kind: z.string(), by: z.string() })
  const changes = 'select kind, made_by as by from partner_change order by made_at, kind'
  expect(await readRows(stack.stack, 'identity', steps, changes)).toEqual([
    { kind: 'checked', by: demoUsers.hotel.id },
    { kind: 'completed', by: demoUsers.hotel.id },
    { kind: 'approved', by: demoUsers.admin.id },
  ])
})

/** Everything that the demo people see of the market. */
const seen = async () => [
  ...[await threadsOf(guest), await threadsOf(host), await threadsOf(guest, true), await threadsOf(host, true)],
  ...[(await partner.get('/api/partner')).body, (await partner.get('/api/partner/hotels')).body],
]

test('a second seeding changes nothing', async () => {
  const before = await seen()
  expect(await seed()).toEqual({
    ...{ users: 0, listings: 0, rates: 0, stays: 0, reviews: 0, hotels: 0, threads: 0, partners: 0, photos: 0 },
  })
  await stack.settle()
  expect(await seen()).toEqual(before)
})

test('nobody is told of anything but the partner, of their company', async () => {
  for (const { email } of [guest, host]) expect(await listMails(stack.stack, email)).toEqual([])
  const kinds = z.object({ id: z.string(), kind: z.string() })
  const mails = await readRows(
    stack.stack,
    'messaging',
    kinds,
    'select recipient_id as id, kind from mail_delivery order by kind',
  )
  const notes = await readRows(
    stack.stack,
    'messaging',
    kinds,
    'select person_id as id, kind from notification order by kind',
  )
  const { id } = demoUsers.hotel
  const told = [
    { id, kind: 'partnerApproved' },
    { id, kind: 'partnerJoined' },
  ]
  expect([mails, notes]).toEqual([told, told])
  expect(await countRows(stack.stack, 'messaging', 'select count(*) from push_message')).toBe(0)
})
