import { randomUUID } from 'node:crypto'
import { asAdmin, asUser, codeOf, createUser, expectOk, fillThread, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPersonId, bootMessaging, type MessagingStack } from './messaging-stack.ts'
import {
  createHome,
  openTalk,
  readTalk,
  say,
  searchFor,
  threadOf,
  threadsOf,
  trySay,
  tryToOpen,
} from './messaging-verbs.ts'

let stack: MessagingStack
beforeAll(async () => {
  stack = await bootMessaging()
})
afterAll(() => stack?.stop())

test('both people have their threads in order, the one with the newest message first', async () => {
  const home = await createHome(stack)
  const first = await openTalk(stack, { home })
  const second = await openTalk(stack, { home })
  const third = await openTalk(stack, { guest: first.guest })
  await say(stack, first.guest, first.id, 'Hej')
  await say(stack, second.guest, second.id, 'Goddag')
  await say(stack, first.guest, third.id, 'Hej igen')
  expect(await threadsOf(stack, home.hostId)).toEqual([second.id, first.id])
  expect(await threadsOf(stack, first.guest)).toEqual([third.id, first.id])
  await say(stack, home.hostId, first.id, 'Velkommen')
  expect(await threadsOf(stack, home.hostId)).toEqual([first.id, second.id])
  expect(await threadsOf(stack, first.guest)).toEqual([first.id, third.id])
})

test('opening a thread again finds it, and the own home has none', async () => {
  const { guest, host, home, id } = await openTalk(stack)
  expect((await openTalk(stack, { guest, home })).id).toBe(id)
  expect(codeOf(await tryToOpen(stack, host, { listingId: home.id }))).toBe('thread.own')
  expect(codeOf(await tryToOpen(stack, guest, { listingId: randomUUID() }))).toBe('listing.notFound')
})

test('a message that is sent again is the same one, and its id takes no other text', async () => {
  const { guest, host, id } = await openTalk(stack)
  const messageId = randomUUID()
  const first = await say(stack, guest, id, 'Hej', { id: messageId })
  const again = await Promise.all(Array.from({ length: 5 }, () => say(stack, guest, id, 'Hej', { id: messageId })))
  for (const message of again) expect(message).toEqual(first)
  expect(codeOf(await trySay(stack, guest, id, 'Farvel', { id: messageId }))).toBe('message.idTaken')
  expect(codeOf(await trySay(stack, host, id, 'Hej', { id: messageId }))).toBe('message.idTaken')
  expect((await readTalk(stack, host, id)).items).toEqual([first])
  // The same id in another thread is another message.
  const other = await openTalk(stack)
  expect(await say(stack, other.guest, other.id, 'Goddag', { id: messageId })).toMatchObject({ body: 'Goddag', seq: 1 })
})

test('people who write at once leave no gap, and retries at once no double', async () => {
  const { guest, host, id } = await openTalk(stack)
  const ids = Array.from({ length: 20 }, () => randomUUID())
  await Promise.all(
    [...ids, ...ids].map((messageId, at) =>
      say(stack, at % 2 === 0 ? guest : host, id, `nr ${messageId}`, { id: messageId }),
    ),
  )
  const { items } = await readTalk(stack, guest, id)
  expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(new Set(items.map((message) => message.id))).toEqual(new Set(ids))
  expect(await threadOf(stack, guest, id)).toMatchObject({ unread: 10, lastSeq: 20 })
})

test('a thread is read in pages upward and downward', async () => {
  const { guest, id } = await openTalk(stack)
  for (const nr of [1, 2, 3, 4, 5]) await say(stack, guest, id, `nr ${nr}`)
  const seqs = async (places: Parameters<typeof readTalk>[3]) => {
    const { items, more } = await readTalk(stack, guest, id, places)
    return [items.map(({ seq }) => seq), more]
  }
  expect(await seqs({ limit: 2 })).toEqual([[4, 5], true])
  expect(await seqs({ before: 4, limit: 2 })).toEqual([[2, 3], true])
  expect(await seqs({ before: 2, limit: 2 })).toEqual([[1], false])
  expect(await seqs({ after: 0, limit: 2 })).toEqual([[1, 2], true])
  expect(await seqs({ after: 3, limit: 2 })).toEqual([[4, 5], false])
  expect(await seqs({ after: 5 })).toEqual([[], false])
})

test('a thread opens at a place with what is before and after it, and goes on in both directions', async () => {
  const { guest, host, id } = await openTalk(stack)
  await fillThread(stack, id, { count: 5_200, special: { 200: 'Her lå en hvalfanger' } })
  const [hit] = (await searchFor(stack, guest, 'hvalfanger')).items
  expect(hit?.message.seq).toBe(200)
  const seqs = async (places: Parameters<typeof readTalk>[3], who = guest) => {
    const { items, more, newer } = await readTalk(stack, who, id, places)
    return { seqs: items.map(({ seq }) => seq), more, newer }
  }
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)
  expect(await seqs({ around: 200, limit: 50 })).toEqual({ seqs: from(175, 224), more: true, newer: true })
  expect(await seqs({ around: 200, limit: 50 }, host)).toEqual({ seqs: from(175, 224), more: true, newer: true })
  expect(await seqs({ before: 175, limit: 50 })).toEqual({ seqs: from(125, 174), more: true, newer: true })
  expect(await seqs({ after: 224, limit: 50 })).toEqual({ seqs: from(225, 274), more: true, newer: true })
  // At either end of the thread, and beyond it.
  expect(await seqs({ around: 1, limit: 4 })).toEqual({ seqs: [1, 2], more: false, newer: true })
  expect(await seqs({ around: 2, limit: 4 })).toEqual({ seqs: [1, 2, 3], more: false, newer: true })
  expect(await seqs({ around: 3, limit: 4 })).toEqual({ seqs: [1, 2, 3, 4], more: false, newer: true })
  expect(await seqs({ around: 5_200, limit: 4 })).toEqual({ seqs: [5_198, 5_199, 5_200], more: true, newer: false })
  expect(await seqs({ around: 9_000, limit: 4 })).toEqual({ seqs: [5_199, 5_200], more: true, newer: false })
  expect(await seqs({ around: 200, limit: 1 })).toEqual({ seqs: [200], more: true, newer: true })
  const foreign = await stack.messaging.messages({ threadId: id, around: 200 }, asUser(aPersonId()))
  expect(codeOf(foreign)).toBe('thread.notFound')
})

test('a message says something, in at most 4,000 characters', async () => {
  const { guest, id } = await openTalk(stack)
  expect(codeOf(await trySay(stack, guest, id, ''))).toBe('message.empty')
  expect(codeOf(await trySay(stack, guest, id, ' \n '))).toBe('request.invalid')
  expect(codeOf(await trySay(stack, guest, id, 'a'.repeat(4_001)))).toBe('request.invalid')
  expect((await say(stack, guest, id, 'å'.repeat(4_000))).body).toHaveLength(4_000)
})

test('a thread that was put away comes back with the next message', async () => {
  const { guest, host, id } = await openTalk(stack)
  await say(stack, guest, id, 'Hej')
  expectOk(await stack.messaging.archiveThread({ threadId: id, archived: true }, asUser(host)))
  expect([await threadsOf(stack, host), await threadsOf(stack, host, { archived: true })]).toEqual([[], [id]])
  await say(stack, guest, id, 'Er du der?')
  expect([await threadsOf(stack, host, { side: 'host' }), await threadsOf(stack, host, { archived: true })]).toEqual([
    ...[[id], []],
  ])
  expect(await threadsOf(stack, host, { side: 'guest' })).toEqual([])
})

test('nobody writes in a blocked thread until the person who blocked it allows it again', async () => {
  const { guest, host, id } = await openTalk(stack)
  const block = async (who: string, blocked: boolean) =>
    expectOk(await stack.messaging.blockThread({ threadId: id, blocked }, asUser(who)))
  await say(stack, guest, id, 'Hej')
  await block(host, true)
  expect(codeOf(await trySay(stack, guest, id, 'Hallo?'))).toBe('thread.blocked')
  expect(codeOf(await trySay(stack, host, id, 'Nej'))).toBe('thread.blocked')
  const seen = [(await threadOf(stack, host, id)).blockedBy, (await threadOf(stack, guest, id)).blockedBy]
  expect(seen).toEqual(['me', 'other'])
  await block(guest, false)
  expect(codeOf(await trySay(stack, guest, id, 'Hallo?'))).toBe('thread.blocked')
  await block(host, false)
  expect((await say(stack, guest, id, 'Tak')).seq).toBe(2)
})

test('reading is shown while both show it', async () => {
  const { guest, host, id } = await openTalk(stack, { guest: await createUser(stack) })
  const read = async (who: string, seq: number) =>
    expectOk(await stack.messaging.markThreadRead({ threadId: id, seq }, asUser(who)))
  await say(stack, guest, id, 'Hej')
  await read(host, 1)
  expect((await threadOf(stack, guest, id)).otherReadSeq).toBe(1)
  // An earlier place, or one beyond the end, moves nothing.
  expect(await read(host, 0)).toEqual({ readSeq: 1 })
  expect(await read(host, 99)).toEqual({ readSeq: 1 })
  // The guest marks, too.
  await say(stack, host, id, 'Velkommen')
  expect(await read(guest, 2)).toEqual({ readSeq: 2 })
  expect((await threadOf(stack, guest, id)).unread).toBe(0)
  expect((await threadOf(stack, host, id)).otherReadSeq).toBe(2)
  const privacy = { showCity: false, seoIndex: true, readReceipts: false, marketingOptIn: false }
  expectOk(await stack.services.identity.setPrivacy(privacy, withKey(asUser(guest))))
  await stack.settle()
  expect((await threadOf(stack, guest, id)).otherReadSeq).toBeNull()
  expect((await threadOf(stack, host, id)).otherReadSeq).toBeNull()
})

test('a suspended person opens nothing and writes nothing, also with a call that is still under way', async () => {
  const { guest, id } = await openTalk(stack, { guest: await createUser(stack) })
  expectOk(await stack.services.identity.suspend({ userId: guest, reason: 'Klager' }, asAdmin))
  await stack.settle()
  expect(codeOf(await trySay(stack, guest, id, 'Hej'))).toBe('auth.suspended')
  const other = await createHome(stack)
  expect(codeOf(await tryToOpen(stack, guest, { listingId: other.id }))).toBe('auth.suspended')
})

test('a person sends 60 messages a minute, and is told when the next one is possible', async () => {
  const { guest, id } = await openTalk(stack)
  for (let nr = 1; nr <= 60; nr++) await say(stack, guest, id, `nr ${nr}`)
  expect(await trySay(stack, guest, id, 'nr 61')).toMatchObject({
    error: { code: 'message.tooMany', params: { most: 60, retryAfterSeconds: expect.any(Number) } },
  })
  expect((await readTalk(stack, guest, id, { limit: 1 })).items[0]?.seq).toBe(60)
})

test('a repeat counts as a message of the minute, so that repeats wake nobody without end', async () => {
  const { guest, host, id } = await openTalk(stack)
  const messageId = randomUUID()
  for (let nr = 1; nr <= 61; nr++) await say(stack, guest, id, 'Hej', { id: messageId })
  expect(codeOf(await trySay(stack, guest, id, 'Farvel'))).toBe('message.tooMany')
  expect((await readTalk(stack, host, id)).items).toHaveLength(1)
})

test('a thread has nothing after the greatest place', async () => {
  const { guest, id } = await openTalk(stack)
  await say(stack, guest, id, 'Hej')
  expect(await readTalk(stack, guest, id, { after: 2_147_483_647 })).toEqual({ items: [], more: false, newer: false })
})

test('a person opens 20 threads a day', async () => {
  const guest = aPersonId()
  for (let nr = 0; nr < 20; nr++) await openTalk(stack, { guest })
  const { id: listingId } = await createHome(stack)
  expect(codeOf(await tryToOpen(stack, guest, { listingId }))).toBe('thread.tooManyNew')
})

test('a report reaches the support with the ids of thread and message', async () => {
  const { guest, host, id } = await openTalk(stack)
  const { id: messageId } = await say(stack, host, id, 'Betal direkte til mig')
  const report = { threadId: id, messageId, reason: 'paymentOutside' as const, text: 'Han vil have penge uden om' }
  expectOk(await stack.messaging.reportThread(report, withKey(asUser(guest))))
  const foreign = await stack.messaging.reportThread({ ...report, messageId: randomUUID() }, withKey(asUser(guest)))
  expect(codeOf(foreign)).toBe('message.notFound')
  const select = { threadId: true, messageId: true, reason: true } as const
  const stored = await stack.tables.threadReport.findMany({ where: { reporterId: guest }, select })
  expect(stored).toEqual([{ threadId: id, messageId, reason: 'paymentOutside' }])
})

test('a person reports ten times a day, also at once, and asks the support as often as anybody', async () => {
  const { guest, id } = await openTalk(stack, { guest: await createUser(stack) })
  const { messaging } = stack
  const codes = async (count: number, call: () => Promise<Parameters<typeof codeOf>[0]>) =>
    (await Promise.all(Array.from({ length: count }, call))).map(codeOf).sort()
  const report = () => messaging.reportThread({ threadId: id, reason: 'spam' }, withKey(asUser(guest)))
  expect(await codes(12, report)).toEqual([...Array(10).fill('ok'), ...Array(2).fill('thread.tooManyReports')])
  const question = { subject: 'Min udbetaling', message: 'Hvornår kommer pengene?' }
  const ask = () => messaging.openTicket(question, withKey(asUser(guest)))
  expect(await codes(6, ask)).toEqual([...Array(5).fill('ok'), 'support.tooManyTickets'])
})
