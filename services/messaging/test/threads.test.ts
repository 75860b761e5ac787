import { randomUUID } from 'node:crypto'
import {
  asAdmin,
  type BootedStack,
  bootStack,
  codeOf,
  createGuest,
  createHome,
  createHost,
  expectOk,
  fillThread,
  type Person,
  readRows,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTalk, readTalk, say, searchFor, threadOf, trySay, unreadOf } from './thread-talk.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack()
})
afterAll(() => stack?.stop())

test('a guest and a host talk, each with the home, the first name and photo of the other and what is unread', async () => {
  const talk = await openTalk(stack)
  const { guest, host, home, id } = talk
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
  const { items, more } = await readTalk(guest, id)
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

test('both people have their threads in order, the one with the newest message first', async () => {
  const home = await createHome(stack)
  const first = await openTalk(stack, { home })
  const second = await openTalk(stack, { home })
  const third = await openTalk(stack, { guest: first.guest })
  await say(first.guest, first.id, 'Hej')
  await say(second.guest, second.id, 'Goddag')
  await say(first.guest, third.id, 'Hej igen')
  const idsOf = async (who: Person): Promise<string[]> => {
    const { body } = await who.get('/api/threads')
    return z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(body)
      .items.map(({ id }) => id)
  }
  expect(await idsOf(home.host)).toEqual([second.id, first.id])
  expect(await idsOf(first.guest)).toEqual([third.id, first.id])
  await say(home.host, first.id, 'Velkommen')
  expect(await idsOf(home.host)).toEqual([first.id, second.id])
  expect(await idsOf(first.guest)).toEqual([first.id, third.id])
})

test('opening a thread again finds it, and the own home has none', async () => {
  const { guest, host, home, id } = await openTalk(stack)
  expect((await openTalk(stack, { guest, home })).id).toBe(id)
  expect(await host.send('POST', '/api/threads', { listingId: home.id })).toMatchObject({ code: 'thread.own' })
  expect(await guest.send('POST', '/api/threads', { listingId: randomUUID() })).toMatchObject({
    code: 'listing.notFound',
  })
  expect(await guest.send('POST', '/api/threads', { bookingId: randomUUID() })).toMatchObject({
    code: 'booking.notFound',
  })
})

test('a message that is sent again is the same one, and its id takes no other text', async () => {
  const { guest, host, id } = await openTalk(stack)
  const messageId = randomUUID()
  const first = await say(guest, id, 'Hej', { id: messageId })
  const again = await Promise.all(Array.from({ length: 5 }, () => say(guest, id, 'Hej', { id: messageId })))
  for (const message of again) expect(message).toEqual(first)
  expect((await trySay(guest, id, 'Farvel', { id: messageId })).code).toBe('message.idTaken')
  expect((await trySay(host, id, 'Hej', { id: messageId })).code).toBe('message.idTaken')
  expect((await readTalk(host, id)).items).toEqual([first])
  // The same id in another thread is another message.
  const other = await openTalk(stack)
  expect(await say(other.guest, other.id, 'Goddag', { id: messageId })).toMatchObject({ body: 'Goddag', seq: 1 })
})

test('people who write at once leave no gap, and retries at once no double', async () => {
  const { guest, host, id } = await openTalk(stack)
  const ids = Array.from({ length: 20 }, () => randomUUID())
  await Promise.all(
    [...ids, ...ids].map((messageId, at) => say(at % 2 === 0 ? guest : host, id, `nr ${messageId}`, { id: messageId })),
  )
  const { items } = await readTalk(guest, id)
  expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(new Set(items.map((message) => message.id))).toEqual(new Set(ids))
  expect(await threadOf(guest, id)).toMatchObject({ unread: 10, lastSeq: 20 })
})

test('a thread is read in pages upward and downward', async () => {
  const { guest, id } = await openTalk(stack)
  for (const nr of [1, 2, 3, 4, 5]) await say(guest, id, `nr ${nr}`)
  const seqs = async (query: string) => {
    const { items, more } = await readTalk(guest, id, query)
    return [items.map(({ seq }) => seq), more]
  }
  expect(await seqs('?limit=2')).toEqual([[4, 5], true])
  expect(await seqs('?before=4&limit=2')).toEqual([[2, 3], true])
  expect(await seqs('?before=2&limit=2')).toEqual([[1], false])
  expect(await seqs('?after=0&limit=2')).toEqual([[1, 2], true])
  expect(await seqs('?after=3&limit=2')).toEqual([[4, 5], false])
  expect(await seqs('?after=5')).toEqual([[], false])
})

test('a thread opens at a place with what is before and after it, and goes on in both directions', async () => {
  const { guest, host, id } = await openTalk(stack)
  await fillThread(stack, id, { count: 5_200, special: { 200: 'Her lå en hvalfanger' } })
  const [hit] = (await searchFor(guest, 'hvalfanger')).items
  expect(hit?.message.seq).toBe(200)
  const seqs = async (query: string, who = guest) => {
    const { items, more, newer } = await readTalk(who, id, query)
    return { seqs: items.map(({ seq }) => seq), more, newer }
  }
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)
  expect(await seqs('?around=200&limit=50')).toEqual({ seqs: from(175, 224), more: true, newer: true })
  expect(await seqs('?around=200&limit=50', host)).toEqual({ seqs: from(175, 224), more: true, newer: true })
  expect(await seqs('?before=175&limit=50')).toEqual({ seqs: from(125, 174), more: true, newer: true })
  expect(await seqs('?after=224&limit=50')).toEqual({ seqs: from(225, 274), more: true, newer: true })
  // At either end of the thread, and beyond it.
  expect(await seqs('?around=1&limit=4')).toEqual({ seqs: [1, 2], more: false, newer: true })
  expect(await seqs('?around=2&limit=4')).toEqual({ seqs: [1, 2, 3], more: false, newer: true })
  expect(await seqs('?around=3&limit=4')).toEqual({ seqs: [1, 2, 3, 4], more: false, newer: true })
  expect(await seqs('?around=5200&limit=4')).toEqual({ seqs: [5_198, 5_199, 5_200], more: true, newer: false })
  expect(await seqs('?around=9000&limit=4')).toEqual({ seqs: [5_199, 5_200], more: true, newer: false })
  expect(await seqs('?around=200&limit=1')).toEqual({ seqs: [200], more: true, newer: true })
  for (const odd of ['0', '-1', 'x', '1.5', '2147483648'])
    expect(await guest.get(`/api/threads/${id}/messages?around=${odd}`), odd).toMatchObject({ status: 400 })
  const stranger = await createGuest(stack)
  expect(await stranger.get(`/api/threads/${id}/messages?around=200`)).toMatchObject({ code: 'thread.notFound' })
})

test('a message says something, in at most 4,000 characters', async () => {
  const { guest, id } = await openTalk(stack)
  expect((await trySay(guest, id, '')).code).toBe('message.empty')
  expect((await trySay(guest, id, ' \n ')).code).toBe('request.invalid')
  expect((await trySay(guest, id, 'a'.repeat(4_001))).code).toBe('request.invalid')
  expect((await say(guest, id, 'å'.repeat(4_000))).body).toHaveLength(4_000)
})

test('a thread is for its two people alone, and an id of others is answered as one that nobody has', async () => {
  const { guest, id } = await openTalk(stack)
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

test('a thread that was put away comes back with the next message', async () => {
  const { guest, host, id } = await openTalk(stack)
  await say(guest, id, 'Hej')
  const idsOf = async (query: string) =>
    z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse((await host.get(`/api/threads${query}`)).body)
      .items.map((thread) => thread.id)
  await host.send('PUT', `/api/threads/${id}/archived`, { archived: true })
  expect([await idsOf(''), await idsOf('?archived=true')]).toEqual([[], [id]])
  await say(guest, id, 'Er du der?')
  expect([await idsOf('?side=host'), await idsOf('?archived=true')]).toEqual([[id], []])
  expect(await idsOf('?side=guest')).toEqual([])
})

test('nobody writes in a blocked thread until the person who blocked it allows it again', async () => {
  const { guest, host, id } = await openTalk(stack)
  await say(guest, id, 'Hej')
  await host.send('PUT', `/api/threads/${id}/blocked`, { blocked: true })
  expect((await trySay(guest, id, 'Hallo?')).code).toBe('thread.blocked')
  expect((await trySay(host, id, 'Nej')).code).toBe('thread.blocked')
  expect([(await threadOf(host, id)).blockedBy, (await threadOf(guest, id)).blockedBy]).toEqual(['me', 'other'])
  await guest.send('PUT', `/api/threads/${id}/blocked`, { blocked: false })
  expect((await trySay(guest, id, 'Hallo?')).code).toBe('thread.blocked')
  await host.send('PUT', `/api/threads/${id}/blocked`, { blocked: false })
  expect((await say(guest, id, 'Tak')).seq).toBe(2)
})

test('reading is shown while both show it', async () => {
  const { guest, host, id } = await openTalk(stack)
  await say(guest, id, 'Hej')
  await host.send('PUT', `/api/threads/${id}/read`, { seq: 1 })
  expect((await threadOf(guest, id)).otherReadSeq).toBe(1)
  // An earlier place, or one beyond the end, moves nothing.
  expect((await host.send('PUT', `/api/threads/${id}/read`, { seq: 0 })).body).toEqual({ readSeq: 1 })
  expect((await host.send('PUT', `/api/threads/${id}/read`, { seq: 99 })).body).toEqual({ readSeq: 1 })
  // The guest marks, too.
  await say(host, id, 'Velkommen')
  expect((await guest.send('PUT', `/api/threads/${id}/read`, { seq: 2 })).body).toEqual({ readSeq: 2 })
  expect((await threadOf(guest, id)).unread).toBe(0)
  expect((await threadOf(host, id)).otherReadSeq).toBe(2)
  const hide = await guest.send('PUT', '/api/me/privacy', {
    ...{ showCity: false, seoIndex: true, readReceipts: false, marketingOptIn: false },
  })
  expect(hide.status).toBe(200)
  await stack.settle()
  expect((await threadOf(guest, id)).otherReadSeq).toBeNull()
  expect((await threadOf(host, id)).otherReadSeq).toBeNull()
})

test('a suspended person opens nothing and writes nothing, also with a call that is still under way', async () => {
  const { guest, home, id } = await openTalk(stack)
  expectOk(await stack.services.identity.suspend({ userId: guest.id, reason: 'Klager' }, asAdmin))
  await stack.settle()
  const call = { actor: { kind: 'user' as const, userId: guest.id, roles: ['guest' as const] } }
  const sent = await stack.services.messaging.sendMessage({ threadId: id, id: randomUUID(), body: 'Hej' }, call)
  expect(codeOf(sent)).toBe('auth.suspended')
  const other = await createHome(stack)
  const opened = await stack.services.messaging.openThread(
    { listingId: other.id },
    { ...call, idempotencyKey: randomUUID() },
  )
  expect(codeOf(opened)).toBe('auth.suspended')
  expect(home.id).not.toBe(other.id)
})

test('a person sends 60 messages a minute, and is told when the next one is possible', async () => {
  const { guest, id } = await openTalk(stack)
  for (let nr = 1; nr <= 60; nr++) await say(guest, id, `nr ${nr}`)
  const refused = await trySay(guest, id, 'nr 61')
  expect(refused).toMatchObject({ status: 429, code: 'message.tooMany' })
  expect(refused.body).toMatchObject({ params: { most: 60, retryAfterSeconds: expect.any(Number) } })
  expect((await readTalk(guest, id, '?limit=1')).items[0]?.seq).toBe(60)
})

test('a repeat counts as a message of the minute, so that repeats wake nobody without end', async () => {
  const { guest, host, id } = await openTalk(stack)
  const messageId = randomUUID()
  for (let nr = 1; nr <= 61; nr++) await say(guest, id, 'Hej', { id: messageId })
  expect((await trySay(guest, id, 'Farvel')).code).toBe('message.tooMany')
  expect((await readTalk(host, id)).items).toHaveLength(1)
})

test('a thread has nothing after the greatest place', async () => {
  const { guest, id } = await openTalk(stack)
  await say(guest, id, 'Hej')
  expect(await readTalk(guest, id, '?after=2147483647')).toEqual({ items: [], more: false, newer: false })
})

test('a person opens 20 threads a day', async () => {
  const guest = await createGuest(stack)
  const host = await createHost(stack)
  const homes = []
  for (let nr = 0; nr < 21; nr++) homes.push(await createHome(stack, { host }))
  const last = homes.pop()
  for (const home of homes) await openTalk(stack, { guest, home })
  expect(await guest.send('POST', '/api/threads', { listingId: last?.id })).toMatchObject({
    ...{ status: 429, code: 'thread.tooManyNew' },
  })
})

test('a report reaches the support with the ids of thread and message', async () => {
  const { guest, host, id } = await openTalk(stack)
  const { id: messageId } = await say(host, id, 'Betal direkte til mig')
  const report = { messageId, reason: 'paymentOutside', text: 'Han vil have penge uden om' }
  expect((await guest.send('POST', `/api/threads/${id}/reports`, report)).status).toBe(201)
  const foreign = await guest.send('POST', `/api/threads/${id}/reports`, { ...report, messageId: randomUUID() })
  expect(foreign.code).toBe('message.notFound')
  const Row = z.object({ thread: z.string(), message: z.string(), reason: z.string() })
  expect(
    await readRows(
      stack.stack,
      'messaging',
      Row,
      `select thread_id as thread, message_id as message, reason from thread_report where reporter_id = '${guest.id}'`,
    ),
  ).toEqual([{ thread: id, message: messageId, reason: 'paymentOutside' }])
})

test('a person reports ten times a day, also at once, and asks the support as often as anybody', async () => {
  const { guest, id } = await openTalk(stack)
  const reports = await Promise.all(
    Array.from({ length: 12 }, () => guest.send('POST', `/api/threads/${id}/reports`, { reason: 'spam' })),
  )
  const codes = reports.map(({ status, code }) => (status === 201 ? 'reported' : code)).sort()
  expect(codes).toEqual([...Array(10).fill('reported'), ...Array(2).fill('thread.tooManyReports')])
  const question = { subject: 'Min udbetaling', message: 'Hvornår kommer pengene?' }
  const asked = await Promise.all(Array.from({ length: 6 }, () => guest.send('POST', '/api/support/tickets', question)))
  expect(asked.map(({ status, code }) => (status === 201 ? 'asked' : code)).sort()).toEqual([
    ...[...Array(5).fill('asked'), 'support.tooManyTickets'],
  ])
})
