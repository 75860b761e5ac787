import { randomUUID } from 'node:crypto'
import {
  type BootedStack,
  book,
  bootStack,
  createAdmin,
  createGuest,
  createHome,
  createHost,
  listMails,
  type Person,
  readRows,
  stayIn,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTalk, say, threadOf, trySay } from './thread-talk.ts'

const support = 'support@test.example'
const why = 'Sag om betaling uden om Nordbo'

let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack({ env: { messaging: { SUPPORT_ADDRESS: support } } })
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

const Report = z.object({ id: z.string() })
const ReadThread = z.object({
  guestId: z.string(),
  hostId: z.string(),
  items: z.array(z.object({ id: z.string(), seq: z.int(), from: z.string().nullable(), body: z.string() })),
  more: z.boolean(),
})
const Opened = z.object({ thread: z.object({ id: z.string() }) })
const report = async (who: Person, thread: string, more: object = {}): Promise<string> =>
  (await who.postOk(Report, `/api/threads/${thread}/reports`, { reason: 'paymentOutside', ...more })).id
const readThread = (ticket: string, more: object = {}) =>
  admin.send('POST', `/api/admin/support/tickets/${ticket}/thread`, { why, ...more })
const setBlocked = (who: Person, thread: string, blocked: boolean) =>
  who.send('PUT', `/api/threads/${thread}/blocked`, { blocked })

test('a report is mailed to the support in Danish, with the ids and the way to the thread', async () => {
  const { guest, host, id } = await openTalk(stack)
  const { id: messageId } = await say(host, id, 'Betal direkte til konto@firma.dk')
  const ticket = await report(guest, id, { messageId, text: 'Han vil have penge uden om' })
  const wordless = await report(guest, id, { reason: 'spam' })
  await stack.settle()
  const mailsAbout = async (path: string) =>
    (await listMails(stack.stack, support)).filter(({ text }) => text.includes(path))
  const [mail, ...others] = await mailsAbout(`/admin/reports/${ticket}`)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Henvendelse: Anmeldt samtale: betaling uden om Nordbo')
  expect(mail?.text).toContain('Gerda Gæst har anmeldt en samtale.')
  expect(mail?.text).toContain('> Han vil have penge uden om')
  for (const named of [id, messageId]) expect(mail?.text).toContain(named)
  // What was written is read on the page alone, which asks why.
  expect(mail?.text).not.toContain('firma.dk')
  const [short] = await mailsAbout(`/admin/reports/${wordless}`)
  expect(short?.subject).toBe('Henvendelse: Anmeldt samtale: spam')
  expect(short?.text).not.toContain('skriver:')
  const { body } = await admin.get(`/api/admin/support/tickets/${ticket}`)
  expect(body).toMatchObject({
    ticket: { subject: '', message: 'Han vil have penge uden om', personId: guest.id },
  })
  expect(body).toMatchObject({ ticket: { report: { threadId: id, messageId, reason: 'paymentOutside' } } })
  await admin.send('POST', `/api/admin/support/tickets/${ticket}/answers`, { message: 'Vi ser på det.' })
  await stack.settle()
  const answers = (await listMails(stack.stack, guest.email)).map(({ subject }) => subject)
  expect(answers).toContain('Svar på din henvendelse: Anmeldt samtale: betaling uden om Nordbo')
})

test('an administrator reads a reported thread as it was written after saying why, and each look is stored', async () => {
  const { guest, host, home, id } = await openTalk(stack)
  for (const nr of [1, 2]) await say(guest, id, `nr ${nr}`)
  const { id: messageId } = await say(host, id, 'Skriv til vaert@firma.dk')
  for (let nr = 4; nr <= 16; nr++) await say(guest, id, `nr ${nr}`)
  const ticket = await report(guest, id, { messageId })
  for (const person of [guest, host])
    expect((await person.send('POST', `/api/admin/support/tickets/${ticket}/thread`, { why })).code).toBe(
      'auth.forbidden',
    )
  expect((await readThread(ticket, { why: 'bare se' })).status).toBe(400)
  const seqsOf = async (more: object) => {
    const { items, more: earlier } = ReadThread.parse((await readThread(ticket, more)).body)
    return { seqs: items.map(({ seq }) => seq), earlier }
  }
  const read = ReadThread.parse((await readThread(ticket)).body)
  expect(read).toMatchObject({ guestId: guest.id, hostId: host.id, more: false })
  // Ten messages after the one that was named, and what is before it.
  expect(read.items.map(({ seq }) => seq)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1))
  expect(read.items[2]).toMatchObject({ id: messageId, from: 'host', body: 'Skriv til vaert@firma.dk' })
  expect(read.items[0]).toMatchObject({ from: 'guest', body: 'nr 1' })
  expect(await seqsOf({ before: 99, limit: 2 }), 'no later ones').toEqual({ seqs: [12, 13], earlier: true })
  expect(await seqsOf({ before: 3, limit: 2 })).toEqual({ seqs: [1, 2], earlier: false })
  const Look = z.object({ admin: z.string(), why: z.string(), ticket: z.string(), message: z.string().nullable() })
  const sql = `select admin_id as admin, why, ticket_id as ticket, message_id as message from message_look where thread_id = '${id}'`
  const look = { admin: admin.id, why, ticket, message: null }
  expect(await readRows(stack.stack, 'messaging', Look, sql)).toEqual([look, look, look])
  // A question that reports nothing, and one that does not exist, open no thread.
  const question = { subject: 'Min udbetaling', message: 'Hvornår kommer pengene?' }
  const asked = await host.postOk(Report, '/api/support/tickets', question)
  for (const other of [asked.id, randomUUID(), home.id]) expect((await readThread(other)).code).toBe('support.notFound')
})

test('a block holds between two people: in their other threads, in new ones, and until it is undone', async () => {
  const guest = await createGuest(stack)
  const host = await createHost(stack)
  const [near, far, third] = [
    await createHome(stack, { host }),
    await createHome(stack, { host }),
    await createHome(stack, { host }),
  ]
  const first = await openTalk(stack, { guest, home: near })
  const second = await openTalk(stack, { guest, home: far })
  const bystander = await openTalk(stack, { home: near })
  await setBlocked(host, first.id, true)
  for (const { id } of [first, second]) {
    expect((await trySay(guest, id, 'Hallo?')).code).toBe('thread.blocked')
    expect((await trySay(host, id, 'Nej')).code).toBe('thread.blocked')
    expect([(await threadOf(host, id)).blockedBy, (await threadOf(guest, id)).blockedBy]).toEqual(['me', 'other'])
  }
  const open = (who: Person, listingId: string) => who.send('POST', '/api/threads', { listingId })
  expect(await open(guest, third.id)).toMatchObject({ status: 409, code: 'thread.blocked' })
  expect((await open(guest, near.id)).status).toBe(201)
  await say(bystander.guest, bystander.id, 'Hej')
  // Ended from either thread, by the one who blocked alone.
  await setBlocked(guest, second.id, false)
  expect((await trySay(guest, second.id, 'Hallo?')).code).toBe('thread.blocked')
  await setBlocked(host, second.id, false)
  for (const { id } of [first, second]) await say(guest, id, 'Tak')
  expect((await open(guest, third.id)).status).toBe(201)
})

test('a block holds in both roles, and in the thread that a booking opens', async () => {
  const one = await createHome(stack)
  const other = await createHome(stack)
  // Each is a host, and a guest of the other.
  const mine = await openTalk(stack, { guest: one.host, home: other })
  const theirs = await openTalk(stack, { guest: other.host, home: one })
  await setBlocked(one.host, mine.id, true)
  expect((await trySay(other.host, theirs.id, 'Hej')).code).toBe('thread.blocked')
  expect((await threadOf(one.host, theirs.id)).blockedBy).toBe('me')

  const guest = await createGuest(stack)
  const again = await createHome(stack, { host: one.host, mode: 'request' })
  const talk = await openTalk(stack, { guest, home: one })
  await setBlocked(one.host, talk.id, true)
  const booking = await book(guest, again.id, await stayIn(stack, 3, 2))
  await stack.settle()
  const { thread } = await guest.postOk(Opened, '/api/threads', { bookingId: booking.id })
  expect(await threadOf(guest, thread.id)).toMatchObject({ blockedBy: 'other', lastSeq: 1 })
  expect((await trySay(guest, thread.id, 'Hej')).code).toBe('thread.blocked')
  await setBlocked(one.host, talk.id, false)
  await say(guest, thread.id, 'Tak')
})

test('a block and new threads at the same moment leave no thread in which one can write', async () => {
  const guest = await createGuest(stack)
  const host = await createHost(stack)
  const homes = []
  for (let nr = 0; nr < 6; nr++) homes.push(await createHome(stack, { host }))
  const [first, ...others] = homes
  const talk = await openTalk(stack, { guest, ...(first ? { home: first } : {}) })
  const [blocked, ...opened] = await Promise.all([
    setBlocked(host, talk.id, true),
    ...others.map(({ id }) => guest.send('POST', '/api/threads', { listingId: id })),
  ])
  expect(blocked.status).toBe(200)
  for (const answer of opened) {
    if (answer.status !== 201) expect(answer.code).toBe('thread.blocked')
    else expect((await trySay(guest, Opened.parse(answer.body).thread.id, 'Hej')).code).toBe('thread.blocked')
  }
})
