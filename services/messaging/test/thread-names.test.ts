import { randomUUID } from 'node:crypto'
import { ListingId } from '@nordbo/contracts'
import {
  advanceClock,
  asUser,
  type BootedStack,
  book,
  bootStack,
  createAdmin,
  createGuest,
  createHome,
  createHost,
  expectOk,
  listMails,
  type Person,
  pay,
  stayIn,
  withClient,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTalk, say } from './thread-talk.ts'

let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack()
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

const Other = z.object({ other: z.object({ name: z.string() }) })
const Page = z.object({ items: z.array(Other.extend({ id: z.string() })), nextCursor: z.string().nullable() })
const One = z.object({ thread: Other })
const Hits = z.object({ items: z.array(z.object({ thread: Other })) })

/** The other's name in the list, at the head of the chat and beside a found message. */
const namesSeenBy = async (person: Person, thread: string, word: string) => {
  const list = Page.parse((await person.get('/api/threads')).body).items
  const one = One.parse((await person.get(`/api/threads/${thread}`)).body).thread
  const hits = Hits.parse((await person.get(`/api/messages/search?q=${word}`)).body).items
  return [list.find(({ id }) => id === thread), one, hits[0]?.thread].map((each) => each?.other.name)
}
const find = async (person: Person, q: string, more = '') => {
  const answer = await person.get(`/api/threads/search?q=${encodeURIComponent(q)}${more}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return Page.parse(answer.body)
}
const found = async (person: Person, q: string, more = '') => (await find(person, q, more)).items.map(({ id }) => id)

const confirmStay = async (guest: Person, home: { id: string }): Promise<void> => {
  const { clientSecret } = await book(guest, home.id, await stayIn(stack, 30, 2))
  await pay(guest, clientSecret ?? '')
  await stack.settle()
}
const newestMail = async ({ email }: Person) => {
  await advanceClock(admin, 'PT11M')
  await stack.settle()
  return (await listMails(stack.stack, email)).find(({ text }) => text.includes('/messages/'))
}

test('strangers see and find first names, and full names after the confirmation, in lists, chat, search and mails', async () => {
  const talk = await openTalk(stack)
  const { guest, host, home, id } = talk
  const other = await openTalk(stack, { guest, home: await createHome(stack, { host }) })
  await say(guest, id, 'Er der en hvalfanger?')
  await say(host, other.id, 'Her er også et skib')
  expect(await namesSeenBy(host, id, 'hvalfanger')).toEqual(['Gerda', 'Gerda', 'Gerda'])
  expect(await namesSeenBy(guest, id, 'hvalfanger')).toEqual(['Hans', 'Hans', 'Hans'])
  for (const [person, first, last] of [
    [host, 'gerda', 'gæst'],
    [guest, 'HANS', 'vært'],
  ] as const) {
    expect((await found(person, first)).sort()).toEqual([id, other.id].sort())
    // Nobody finds out a name that is hidden by guessing it.
    for (const guess of [last, last.slice(0, 2), `${first} ${last}`])
      expect(await found(person, guess), guess).toEqual([])
  }
  const before = await newestMail(host)
  expect(before?.subject).toBe('Ny besked fra Gerda')
  expect(before?.text).not.toContain('Gæst')

  await confirmStay(guest, home)
  await say(guest, id, 'Vi glæder os til det skib')
  expect(await namesSeenBy(host, id, 'hvalfanger')).toEqual(['Gerda Gæst', 'Gerda Gæst', 'Gerda Gæst'])
  expect(await namesSeenBy(guest, id, 'hvalfanger')).toEqual(['Hans Vært', 'Hans Vært', 'Hans Vært'])
  // In the thread of a home without a confirmed stay they are strangers.
  expect(await namesSeenBy(host, other.id, 'skib')).toEqual(['Gerda', 'Gerda', 'Gerda Gæst'])
  for (const q of ['gæst', 'GAEST', 'gerda gæ', 'gäst']) expect(await found(host, q), q).toEqual([id])
  for (const q of ['vært', 'Vaert ha']) expect(await found(guest, q), q).toEqual([id])
  expect(await found(host, 'erda')).toEqual([])
  expect((await newestMail(host))?.subject).toBe('Ny besked fra Gerda Gæst')
  const booked = (await listMails(stack.stack, host.email)).filter(({ subject }) => !subject.startsWith('Ny besked'))
  expect(booked.some(({ text }) => text.includes('Gerda Gæst'))).toBe(true)
  for (const person of [await createGuest(stack), await createHost(stack)])
    expect(await found(person, 'gerda')).toEqual([])
})

test('a thread is found by the title of its home, which the person may see, whether it was put away or not', async () => {
  const { guest, host, home, id } = await openTalk(stack)
  await say(guest, id, 'Hej')
  const { title } = z.object({ title: z.string() }).parse((await guest.get(`/api/listings/${home.id}`)).body)
  const [, number] = title.split(' ')
  const q = `SOMMER ${number} gren`
  for (const person of [guest, host]) expect(await found(person, q)).toEqual([id])
  expect(await found(guest, q, '&side=guest')).toEqual([id])
  expect(await found(guest, q, '&side=host')).toEqual([])
  await guest.send('PUT', `/api/threads/${id}/archived`, { archived: true })
  expect(await found(guest, q)).toEqual([id])
  for (const nothing of ['%%%', '-', 'vinter', `${number}9999`])
    expect(await found(guest, nothing), nothing).toEqual([])
  expect(await guest.get('/api/threads/search?q=')).toMatchObject({ status: 400 })
  expect(await guest.get(`/api/threads/search?q=${'x'.repeat(101)}`)).toMatchObject({ status: 400 })
  expectOk(await stack.services.listings.unpublish({ id: ListingId.parse(home.id) }, asUser(host.id, 'host')))
  await stack.settle()
  expect(await found(guest, q), 'a hidden home is not named to a stranger').toEqual([])
  expect(await found(host, q)).toEqual([id])
})

test('a search goes through thousands of threads in pages, the latest first and each once', async () => {
  const { guest, host, home, id } = await openTalk(stack)
  const second = await openTalk(stack, { guest, home: await createHome(stack, { host }) })
  const third = await openTalk(stack, { home })
  for (const [who, thread] of [
    [guest, id],
    [guest, second.id],
    [third.guest, third.id],
  ] as const)
    await say(who, thread, 'Hej')
  // Guests whose accounts are gone have later threads.
  await withClient(stack.stack.databases.messaging, (client) =>
    client.query(
      `insert into thread (id, listing_id, guest_id, host_id, opened_by, opened_at, last_message_at, last_seq)
       select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), $1, $1, now(), (select max(last_message_at) from thread) + n * interval '1 second', 1
       from generate_series(1, 2600) n`,
      [host.id],
    ),
  )
  const seen: string[] = []
  const sizes: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { items, nextCursor }: z.output<typeof Page> = await find(
      host,
      'gerda',
      `&limit=2${cursor && `&cursor=${cursor}`}`,
    )
    seen.push(...items.map((each) => each.id))
    sizes.push(items.length)
    cursor = nextCursor
  }
  expect(seen).toEqual([third.id, second.id, id])
  // The first page looks at 2,000 threads, finds nothing and says that there are more.
  expect(sizes).toEqual([0, 2, 1])
  const { nextCursor } = await find(host, 'gerda', '&limit=2')
  for (const other of ['hans', 'gerd'])
    expect(await host.get(`/api/threads/search?q=${other}&cursor=${nextCursor}`)).toMatchObject({
      code: 'cursor.invalid',
    })
  expect(await host.get(`/api/threads/search?q=gerda&cursor=${randomUUID()}`)).toMatchObject({ code: 'cursor.invalid' })
})
