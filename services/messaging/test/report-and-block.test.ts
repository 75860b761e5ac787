import { randomUUID } from 'node:crypto'
import { asAdmin, asUser, codeOf, createUser, expectOk, listMails, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPersonId, bootMessaging, type MessagingStack, stayIn } from './messaging-stack.ts'
import { createHome, openTalk, readTalk, say, threadOf, trySay, tryToOpen } from './messaging-verbs.ts'
import { book, createBookableHome } from './stay-verbs.ts'

const support = 'support@test.example'
const why = 'Sag om betaling uden om Nordbo'

let stack: MessagingStack
beforeAll(async () => {
  stack = await bootMessaging({ stays: true, env: { SUPPORT_ADDRESS: support } })
})
afterAll(() => stack?.stop())

type Report = Partial<Omit<Parameters<MessagingStack['messaging']['reportThread']>[0], 'threadId'>>
const report = async (who: string, threadId: string, more: Report = {}): Promise<string> => {
  const input = { threadId, reason: 'paymentOutside' as const, ...more }
  return expectOk(await stack.messaging.reportThread(input, withKey(asUser(who)))).id
}
const setBlocked = async (who: string, threadId: string, blocked: boolean) =>
  expectOk(await stack.messaging.blockThread({ threadId, blocked }, asUser(who)))
const codeOfSaying = async (who: string, thread: string) => codeOf(await trySay(stack, who, thread, 'Hallo?'))
const codeOfOpening = async (who: string, listingId: string) => codeOf(await tryToOpen(stack, who, { listingId }))

test('a report is mailed to the support in Danish, with the ids and the way to the thread', async () => {
  const { guest, host, id } = await openTalk(stack, { guest: await createUser(stack) })
  const { id: messageId } = await say(stack, host, id, 'Betal direkte til konto@firma.dk')
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
  expect(expectOk(await stack.messaging.ticket({ id: ticket }, asAdmin)).ticket).toMatchObject({
    ...{ subject: '', message: 'Han vil have penge uden om', personId: guest },
    report: { threadId: id, messageId, reason: 'paymentOutside' },
  })
  expectOk(await stack.messaging.answerTicket({ id: ticket, message: 'Vi ser på det.' }, withKey(asAdmin)))
  await stack.settle()
  const answers = (await listMails(stack.stack, `${guest}@test.example`)).map(({ subject }) => subject)
  expect(answers).toContain('Svar på din henvendelse: Anmeldt samtale: betaling uden om Nordbo')
})

test('an administrator reads a reported thread as it was written after saying why, and each look is stored', async () => {
  const { guest, host, home, id } = await openTalk(stack, {
    home: await createHome(stack, { hostId: await createUser(stack) }),
  })
  for (const nr of [1, 2]) await say(stack, guest, id, `nr ${nr}`)
  const { id: messageId } = await say(stack, host, id, 'Skriv til vaert@firma.dk')
  for (let nr = 4; nr <= 16; nr++) await say(stack, guest, id, `nr ${nr}`)
  const ticket = await report(guest, id, { messageId })
  const admin = aPersonId()
  type Input = Partial<Parameters<typeof stack.messaging.reportedThread>[0]>
  const read = (more: Input = {}, call = asUser(admin, 'admin')) =>
    stack.messaging.reportedThread({ ticketId: ticket, why, ...more }, call)
  for (const person of [guest, host]) expect(codeOf(await read({}, asUser(person)))).toBe('auth.forbidden')
  expect(codeOf(await read({ why: 'bare se' }))).toBe('request.invalid')
  const seqsOf = async (more: Input) => {
    const { items, more: earlier } = expectOk(await read(more))
    return { seqs: items.map(({ seq }) => seq), earlier }
  }
  const seen = expectOk(await read())
  expect(seen).toMatchObject({ guestId: guest, hostId: host, more: false })
  // Ten messages after the one that was named, and what is before it.
  expect(seen.items.map(({ seq }) => seq)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1))
  expect(seen.items[2]).toMatchObject({ id: messageId, from: 'host', body: 'Skriv til vaert@firma.dk' })
  expect(seen.items[0]).toMatchObject({ from: 'guest', body: 'nr 1' })
  expect(await seqsOf({ before: 99, limit: 2 }), 'no later ones').toEqual({ seqs: [12, 13], earlier: true })
  expect(await seqsOf({ before: 3, limit: 2 })).toEqual({ seqs: [1, 2], earlier: false })
  const select = { adminId: true, why: true, ticketId: true, messageId: true } as const
  const look = { adminId: admin, why, ticketId: ticket, messageId: null }
  const looks = await stack.tables.messageLook.findMany({ where: { threadId: id }, select })
  expect(looks).toEqual([look, look, look])
  // A question that reports nothing, and one that does not exist, open no thread.
  const question = { subject: 'Min udbetaling', message: 'Hvornår kommer pengene?' }
  const asked = expectOk(await stack.messaging.openTicket(question, withKey(asUser(host))))
  for (const other of [asked.id, randomUUID(), home.id])
    expect(codeOf(await read({ ticketId: other }))).toBe('support.notFound')
})

test('a block holds between two people: in their other threads, in new ones, and until it is undone', async () => {
  const [guest, hostId] = [aPersonId(), aPersonId()]
  const [near, far, third] = [
    await createHome(stack, { hostId }),
    await createHome(stack, { hostId }),
    await createHome(stack, { hostId }),
  ]
  const first = await openTalk(stack, { guest, home: near })
  const second = await openTalk(stack, { guest, home: far })
  const bystander = await openTalk(stack, { home: near })
  await setBlocked(hostId, first.id, true)
  for (const { id } of [first, second]) {
    for (const who of [guest, hostId]) expect(await codeOfSaying(who, id)).toBe('thread.blocked')
    const seen = [await threadOf(stack, hostId, id), await threadOf(stack, guest, id)]
    expect(seen.map(({ blockedBy }) => blockedBy)).toEqual(['me', 'other'])
  }
  expect(await codeOfOpening(guest, third.id)).toBe('thread.blocked')
  expect(await codeOfOpening(guest, near.id)).toBe('ok')
  await say(stack, bystander.guest, bystander.id, 'Hej')
  // Ended from either thread, by the one who blocked alone.
  await setBlocked(guest, second.id, false)
  expect(await codeOfSaying(guest, second.id)).toBe('thread.blocked')
  await setBlocked(hostId, second.id, false)
  for (const { id } of [first, second]) await say(stack, guest, id, 'Tak')
  expect(await codeOfOpening(guest, third.id)).toBe('ok')
})

test('a block holds in both roles, and in the thread that a booking opens', async () => {
  const one = await createHome(stack)
  const other = await createHome(stack)
  // Each is a host, and a guest of the other.
  const mine = await openTalk(stack, { guest: one.hostId, home: other })
  const theirs = await openTalk(stack, { guest: other.hostId, home: one })
  await setBlocked(one.hostId, mine.id, true)
  expect(await codeOfSaying(other.hostId, theirs.id)).toBe('thread.blocked')
  expect((await threadOf(stack, one.hostId, theirs.id)).blockedBy).toBe('me')

  const guest = await createUser(stack)
  const again = await createBookableHome(stack, { hostId: one.hostId, mode: 'request' })
  const talk = await openTalk(stack, { guest, home: one })
  await setBlocked(one.hostId, talk.id, true)
  const { id: bookingId } = await book(stack, guest, again, stayIn(stack, 3))
  await stack.settle()
  const { id } = expectOk(await tryToOpen(stack, guest, { bookingId }))
  expect(await threadOf(stack, guest, id)).toMatchObject({ blockedBy: 'other', lastSeq: 1 })
  expect(await codeOfSaying(guest, id)).toBe('thread.blocked')
  await setBlocked(one.hostId, talk.id, false)
  await say(stack, guest, id, 'Tak')
  expect((await readTalk(stack, guest, id)).items.map(({ body }) => body)).toEqual(['', 'Tak'])
})

test('a block and new threads at the same moment leave no thread in which one can write', async () => {
  const [guest, hostId] = [aPersonId(), aPersonId()]
  const talk = await openTalk(stack, { guest, home: await createHome(stack, { hostId }) })
  const others = []
  for (let nr = 0; nr < 5; nr++) others.push(await createHome(stack, { hostId }))
  const [, ...opened] = await Promise.all([
    setBlocked(hostId, talk.id, true),
    ...others.map(({ id }) => tryToOpen(stack, guest, { listingId: id })),
  ])
  for (const answer of opened) {
    if (answer.ok) expect(await codeOfSaying(guest, answer.value.id)).toBe('thread.blocked')
    else expect(codeOf(answer)).toBe('thread.blocked')
  }
})
