import { randomUUID } from 'node:crypto'
import { Message, Thread } from '@nordbo/contracts'
import {
  type Answer,
  advanceClock,
  asUser,
  type BootedStack,
  bootStack,
  codeOf,
  createAdmin,
  createGuest,
  createHome,
  createHost,
  expectOk,
  type Home,
  type Person,
  pictureForm,
  readRows,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'messaging', 'bff'] })
})
afterAll(() => stack?.stop())

const Opened = z.object({ thread: z.object({ id: z.string() }) })
const Sent = z.object({ message: Message })
const Picture = z.object({ picture: z.object({ id: z.string(), width: z.int(), height: z.int() }) })
const Messages = z.object({ items: z.array(Message), more: z.boolean() })

/** A thread of a guest about a home, both new. */
const openTalk = async (): Promise<{ guest: Person; host: Person; home: Home; id: string }> => {
  const [guest, home] = [await createGuest(stack), await createHome(stack)]
  const { thread } = await guest.postOk(Opened, '/api/threads', { listingId: home.id })
  return { guest, host: home.host, home, id: thread.id }
}
const trySay = (who: Person, thread: string, body: string, pictures: string[] = []): Promise<Answer> =>
  who.send('PUT', `/api/threads/${thread}/messages/${randomUUID()}`, { body, pictures })
const say = async (who: Person, thread: string, body: string, pictures: string[] = []): Promise<Message> =>
  Sent.parse((await trySay(who, thread, body, pictures)).body).message
const threadOf = async (who: Person, id: string): Promise<unknown> =>
  z.object({ thread: Thread.omit({ otherName: true }) }).parse((await who.get(`/api/threads/${id}`)).body).thread
const unreadOf = async (who: Person): Promise<unknown> => (await who.get('/api/threads/unread')).body

test('a guest and a host talk, each with the home, the first name and photo of the other and what is unread', async () => {
  const { guest, host, home, id } = await openTalk()
  const photo = 'https://nordbo.example/gerda.webp'
  // A sign-in provider brings the photo.
  const withPhoto = 'update "user" set image = $2 where id = $1 returning id'
  await readRows(stack.stack, 'identity', z.object({ id: z.string() }), withPhoto, [guest.id, photo])
  expect((await host.get('/api/threads')).body).toEqual({ items: [], nextCursor: null })
  await say(guest, id, 'Må vi have hund med?')
  const last = await say(guest, id, 'Og er der brænde?')
  const shown = { id, listingId: home.id, guestId: guest.id, hostId: host.id, archived: false }
  expect((await host.get('/api/threads')).body).toMatchObject({
    items: [
      {
        ...shown,
        lastMessageAt: last.createdAt,
        ...{ side: 'host', unread: 2, lastMessage: { body: 'Og er der brænde?', seq: 2, senderId: guest.id } },
        listing: { id: home.id, title: expect.stringMatching(/^Sommerhus/), city: 'Skagen' },
        other: { id: guest.id, name: 'Gerda', photo },
      },
    ],
    nextCursor: null,
  })
  expect(await unreadOf(host)).toEqual({ count: 1, guest: 0, host: 1 })
  expect(await unreadOf(guest)).toEqual({ count: 0, guest: 0, host: 0 })
  expect((await host.send('PUT', `/api/threads/${id}/read`, { seq: 2 })).body).toEqual({ readSeq: 2 })
  expect(await unreadOf(host)).toEqual({ count: 0, guest: 0, host: 0 })
  await say(host, id, 'Ja til begge dele.')
  const { items, more } = Messages.parse((await guest.get(`/api/threads/${id}/messages`)).body)
  expect(items.map(({ seq, senderId, body }) => [seq, senderId, body])).toEqual([
    [1, guest.id, 'Må vi have hund med?'],
    [2, guest.id, 'Og er der brænde?'],
    [3, host.id, 'Ja til begge dele.'],
  ])
  expect(more).toBe(false)
  for (const each of items)
    expect(each).toMatchObject({ id: expect.any(String), threadId: id, createdAt: expect.stringMatching(/^\d{4}-/) })
  expect(await threadOf(guest, id)).toMatchObject({ ...shown, side: 'guest', unread: 1, otherReadSeq: 2, lastSeq: 3 })
  const other = { id: host.id, name: 'Hans' }
  expect((await guest.get('/api/threads')).body).toMatchObject({ items: [{ id, listing: { id: home.id }, other }] })
})

test('threads are read as the address asks: a page of one, those of a side, and those put away', async () => {
  const { guest, host, id } = await openTalk()
  for (const body of ['nr 1', 'nr 2', 'nr 3']) await say(guest, id, body)
  const seqs = async (query: string) =>
    Messages.parse((await guest.get(`/api/threads/${id}/messages?${query}`)).body).items.map(({ seq }) => seq)
  const pages = ['limit=1', 'before=3&limit=1', 'after=1&limit=1', 'around=2&limit=2']
  expect(await Promise.all(pages.map(seqs))).toEqual([[3], [2], [2], [1, 2]])
  expect((await host.send('PUT', `/api/threads/${id}/archived`, { archived: true })).status).toBe(200)
  const listed = async (query: string) => JSON.stringify((await host.get(`/api/threads?${query}`)).body).includes(id)
  const lists = ['side=host', 'archived=true', 'archived=true&side=guest']
  expect(await Promise.all(lists.map(listed))).toEqual([false, true, false])
})

test('a thread is for its two people alone, and an id of others is answered as one that nobody has', async () => {
  const { guest, id } = await openTalk()
  const { id: messageId } = await say(guest, id, 'Kun til dig')
  const stranger = await createHost(stack)
  const calls = (thread: string) =>
    [
      ['GET', `/api/threads/${thread}`],
      ['GET', `/api/threads/${thread}/messages`],
      ['PUT', `/api/threads/${thread}/messages/${messageId}`, { body: 'Kun til dig' }],
      ['PUT', `/api/threads/${thread}/read`, { seq: 1 }],
      ['PUT', `/api/threads/${thread}/archived`, { archived: true }],
      ['PUT', `/api/threads/${thread}/blocked`, { blocked: true }],
      ['POST', `/api/threads/${thread}/reports`, { reason: 'spam', messageId }],
      ['GET', `/api/threads/${thread}/pictures/${randomUUID()}`],
      ['GET', `/api/messages/search?q=kun&threadId=${thread}`],
    ] as const
  const answersOf = async (thread: string) =>
    Promise.all(
      calls(thread).map(async ([method, path, body]) => {
        const { status, code } = method === 'GET' ? await stranger.get(path) : await stranger.send(method, path, body)
        return [method, status, code]
      }),
    )
  const foreign = await answersOf(id)
  expect(foreign).toEqual(calls(id).map(([method]) => [method, 404, 'thread.notFound']))
  expect(await answersOf(randomUUID())).toEqual(foreign)
  expect(await threadOf(guest, id)).toMatchObject({ lastSeq: 1, blockedBy: null, otherReadSeq: 0 })
})

test('an unknown place and an empty text are refused, and a person who wrote too much is told when the next message is possible', async () => {
  const { guest, id } = await openTalk()
  for (const odd of ['0', '-1', 'x', '1.5', '2147483648'])
    expect(await guest.get(`/api/threads/${id}/messages?around=${odd}`), odd).toMatchObject({ status: 400 })
  expect(await trySay(guest, id, '')).toMatchObject({ status: 422, code: 'message.empty' })
  expect(await trySay(guest, id, 'a'.repeat(4_001))).toMatchObject({ status: 400, code: 'request.invalid' })
  const { messaging } = stack.services
  for (let nr = 1; nr <= 60; nr++)
    expectOk(await messaging.sendMessage({ threadId: id, id: randomUUID(), body: `nr ${nr}` }, asUser(guest.id)))
  const refused = await trySay(guest, id, 'nr 61')
  expect(refused).toMatchObject({ status: 429, code: 'message.tooMany' })
  expect(refused.body).toMatchObject({ params: { most: 60, retryAfterSeconds: expect.any(Number) } })
})

test('up to ten pictures are sent with a message, and seen by its two people alone', async () => {
  const { guest, host, id } = await openTalk()
  const upload = async () => (await guest.postOk(Picture, `/api/threads/${id}/pictures`, pictureForm(40))).picture
  const [first, second] = [await upload(), await upload()]
  const path = `/api/threads/${id}/pictures/${first.id}`
  expect((await guest.get(path)).status).toBe(200)
  expect((await host.get(path)).code, 'not sent yet').toBe('thread.notFound')
  const message = await say(guest, id, '', [second.id, first.id])
  expect(message.pictures).toEqual([second, first])
  const seen = await host.get(`${path}?size=small`)
  expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
    ...[200, 'image/webp', 'private, no-store'],
  ])
  for (const stranger of [await createGuest(stack), await createAdmin(stack)])
    expect((await stranger.get(path)).code).toBe('thread.notFound')
  // Sent once; another's and unknown ones are refused alike.
  for (const picture of [first.id, randomUUID()])
    expect((await trySay(guest, id, 'Igen', [picture])).code).toBe('message.pictureNotFound')
  expect((await trySay(host, id, 'Min', [(await upload()).id])).code).toBe('message.pictureNotFound')
  const ten = await Promise.all(Array.from({ length: 10 }, upload))
  const tenIds = ten.map((picture) => picture.id)
  expect((await say(guest, id, 'Ti', tenIds)).pictures).toEqual(ten)
  const eleven = Array.from({ length: 11 }, () => randomUUID())
  expect((await trySay(guest, id, 'Mange', eleven)).code).toBe('request.invalid')
  const notes = new FormData()
  notes.append('file', new Blob(['ingen billede']), 'a.webp')
  expect((await guest.send('POST', `/api/threads/${id}/pictures`, notes)).code).toBe('photo.unreadable')
})

test('a picture that is taken back before it is sent is gone at once, and one that was sent stays', async () => {
  const { guest, host, id } = await openTalk()
  const upload = async () => (await guest.postOk(Picture, `/api/threads/${id}/pictures`, pictureForm(42))).picture.id
  const [taken, sent, waiting] = [await upload(), await upload(), await upload()]
  await say(guest, id, 'Se her', [sent])
  const pathOf = (picture: string) => `/api/threads/${id}/pictures/${picture}`
  for (const picture of [taken, taken, sent, randomUUID()])
    expect((await guest.send('DELETE', pathOf(picture))).status).toBe(200)
  // The other person takes nothing back.
  expect((await host.send('DELETE', pathOf(waiting))).status).toBe(200)
  expect((await (await createGuest(stack)).send('DELETE', pathOf(waiting))).code).toBe('thread.notFound')
  const found = async (picture: string) => (await guest.get(pathOf(picture))).code ?? 'there'
  expect([await found(taken), await found(sent), await found(waiting)]).toEqual(['thread.notFound', 'there', 'there'])
  expect((await trySay(guest, id, 'Og her', [taken])).code).toBe('message.pictureNotFound')
})

test('pictures that were not sent are gone after a day, with their files', async () => {
  const { guest, id } = await openTalk()
  const { picture } = await guest.postOk(Picture, `/api/threads/${id}/pictures`, pictureForm(41))
  const call = asUser(guest.id)
  const find = () => stack.services.messaging.messagePicture({ threadId: id, pictureId: picture.id }, call)
  expectOk(await find())
  await advanceClock(await createAdmin(stack), 'PT25H')
  await stack.settle()
  expect(codeOf(await find())).toBe('thread.notFound')
})
