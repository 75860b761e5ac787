import { randomUUID } from 'node:crypto'
import {
  asUser,
  type BootedStack,
  bootStack,
  codeOf,
  countRows,
  createUser,
  expectOk,
  listMails,
  type Mail,
  readRows,
  withKey,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const support = 'support@test.example'
const limits = { CONTACT_MAIL_LIMIT: '5', CONTACT_NETWORK_LIMIT: '10', CONTACT_WIDE_LIMIT: '60' }

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'messaging'],
    env: { messaging: { SUPPORT_ADDRESS: support, ...limits } },
  })
})
afterAll(() => stack?.stop())

let hosts = 0
/** An address of a network that nobody else of these tests has. */
const anIp = (): string => `10.${++hosts >> 8}.${hosts & 255}.7`
const asked = () => ({
  ...{ id: randomUUID(), name: 'Gerda Gæst', email: `${randomUUID()}@test.example`, topic: 'booking' as const },
  ...{ message: 'Hvor henter jeg <b>nøglen</b>?', locale: 'da' as const, ip: anIp(), suspect: false },
})
const toSupport = async (text: string): Promise<Mail[]> =>
  (await listMails(stack.stack, support)).filter((mail) => mail.text.includes(text))
const tokenIn = (mail: Mail | undefined): string => /contact\/ticket\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
const messaging = () => stack.services.messaging

test('somebody who is signed out asks: the support gets the question, the person a number and a link in their language', async () => {
  const question = { ...asked(), bookingNumber: '4F2A77B1', locale: 'fr' as const }
  const { number } = expectOk(await messaging().contact(question))
  expect(number).toBeGreaterThan(100_000)
  await stack.settle()
  const [mail] = await toSupport(String(number))
  expect(mail).toMatchObject({ subject: 'Henvendelse: Booking', replyTo: question.email })
  expect(mail?.text).toContain('> Hvor henter jeg <b>nøglen</b>?')
  expect(mail?.text).toContain('4F2A77B1')
  expect(mail?.html).not.toContain('<b>nøglen</b>')
  const [receipt, ...others] = await listMails(stack.stack, question.email)
  expect(others).toEqual([])
  expect(receipt).toMatchObject({ subject: 'Nous avons reçu votre message : Réservation', replyTo: support })
  expect(receipt?.text).toContain(String(number))
  expect(expectOk(await messaging().ticketByToken({ token: tokenIn(receipt) }))).toMatchObject({
    ...{ number, state: 'open', topic: 'booking', message: question.message, replies: [] },
  })
})

test('the same question again, also at once, is one ticket and one mail; another under its id is refused', async () => {
  const question = asked()
  const answers = await Promise.all([question, question, question].map((each) => messaging().contact(each)))
  const numbers = answers.map((answer) => expectOk(answer).number)
  expect(new Set(numbers).size).toBe(1)
  await stack.settle()
  expect(await toSupport(String(numbers[0]))).toHaveLength(1)
  expect(await listMails(stack.stack, question.email)).toHaveLength(1)
  expect(codeOf(await messaging().contact({ ...question, message: 'Noget helt andet.' }))).toBe('idempotency.mismatch')
})

test('an answer of the support is mailed once, shown by the link and kept with who gave it; a reply opens the question again', async () => {
  const question = { ...asked(), locale: 'de' as const }
  const { number } = expectOk(await messaging().contact(question))
  await stack.settle()
  const token = tokenIn((await listMails(stack.stack, question.email))[0])
  const adminId = await createUser(stack)
  const desk = asUser(adminId, 'admin')
  const once = withKey(desk)
  const answer = { id: question.id, message: 'Nøglen ligger i boksen ved døren.' }
  for (const answered of await Promise.all([answer, answer].map((each) => messaging().answerTicket(each, once))))
    expect(expectOk(answered).acts).toMatchObject([{ kind: 'answer', adminId: adminId }])
  await stack.settle()
  const mails = await listMails(stack.stack, question.email)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Antwort auf Ihre Anfrage: Buchung',
    'Wir haben Ihre Nachricht erhalten: Buchung',
  ])
  const sent = mails.find(({ subject }) => subject.startsWith('Antwort'))
  expect(sent?.text).toContain('> Nøglen ligger i boksen ved døren.')
  expect(tokenIn(sent)).toBe(token)
  const shown = expectOk(await messaging().ticketByToken({ token }))
  expect(shown).toMatchObject({ state: 'answered', replies: [{ from: 'support', message: answer.message }] })
  expect(JSON.stringify(shown)).not.toContain(adminId)

  const reply = { token, id: randomUUID(), message: 'Tak, men hvad er koden?' }
  for (const each of [reply, reply])
    expect(expectOk(await messaging().replyByToken(each))).toMatchObject({
      ...{ number, state: 'open', replies: [{ from: 'support' }, { from: 'person', message: reply.message }] },
    })
  expect(codeOf(await messaging().replyByToken({ ...reply, message: 'Andet' }))).toBe('idempotency.mismatch')
  await stack.settle()
  expect((await toSupport('hvad er koden')).map(({ subject }) => subject)).toEqual([`Mere om henvendelse ${number}`])

  expectOk(await messaging().setTicketState({ id: question.id, state: 'closed' }, withKey(desk)))
  const { ticket, acts } = expectOk(
    await messaging().setTicketState(
      { id: question.id, state: 'closed' },
      withKey(asUser(await createUser(stack), 'admin')),
    ),
  )
  expect(ticket.state).toBe('closed')
  expect(acts.map(({ kind }) => kind)).toEqual(['answer', 'reply', 'closed'])
  expect(acts[2]?.adminId).toBe(adminId)
})

/** A person with their address, and calls of them before and after they proved it. */
const createPerson = async () => {
  const id = await createUser(stack)
  const Account = z.object({ email: z.string() })
  const [account] = await readRows(stack.stack, 'identity', Account, 'select email from "user" where id = $1', [id])
  const { actor } = asUser(id)
  return { id, email: account?.email ?? '', unproved: { actor }, proved: { actor: { ...actor, emailVerified: true } } }
}
const ownerOf = async (ticketId: string) => {
  const Row = z.object({ person: z.string().nullable() })
  const sql = 'select person_id as person from support_ticket where id = $1'
  return (await readRows(stack.stack, 'messaging', Row, sql, [ticketId]))[0]?.person
}

test('a question of a signed-in person under their own, proved address is theirs, and its link is in the answer', async () => {
  const { id, email, proved } = await createPerson()
  const question = { ...asked(), email }
  const { token } = expectOk(await messaging().contact(question, proved))
  expect(await ownerOf(question.id)).toBe(id)
  expect(expectOk(await messaging().ticketByToken({ token: token ?? '' })).message).toBe(question.message)
  expect(expectOk(await messaging().contact(question, proved)).token).toBe(token)
  await stack.settle()
  expect(tokenIn((await listMails(stack.stack, email))[0])).toBe(token)
})

test('under somebody else’s address, or their own before it is proved, a question is nobody’s and its link goes by mail alone', async () => {
  const { email, unproved, proved } = await createPerson()
  const victim = await createPerson()
  for (const [address, call] of [
    [victim.email, proved],
    [asked().email, proved],
    [email, unproved],
  ] as const) {
    const question = { ...asked(), email: address }
    for (const _ of ['first', 'again']) expect(expectOk(await messaging().contact(question, call)).token).toBeNull()
    expect(await ownerOf(question.id)).toBeNull()
    await stack.settle()
    const mails = (await listMails(stack.stack, address)).map(tokenIn)
    expect(mails.filter((token) => token !== '')).toHaveLength(1)
  }
})

test('nothing is stored from which a link could be made; a link of an earlier release works by its hash', async () => {
  const question = asked()
  expectOk(await messaging().contact(question))
  await stack.settle()
  const token = tokenIn((await listMails(stack.stack, question.email))[0])
  const Row = z.object({ row: z.string() })
  const stored = () =>
    readRows(stack.stack, 'messaging', Row, 'select to_jsonb(t)::text as row from support_ticket t where id = $1', [
      question.id,
    ])
  expect(JSON.stringify(await stored())).not.toContain(token)
  const earlier = 'a-secret-of-an-earlier-release-0'
  const sql = 'update support_ticket set link_token = $2 where id = $1 returning to_jsonb(support_ticket)::text as row'
  await readRows(stack.stack, 'messaging', Row, sql, [question.id, earlier])
  expect(JSON.stringify(await stored())).not.toContain(earlier)
  for (const each of [token, earlier])
    expect(expectOk(await messaging().ticketByToken({ token: each })).message).toBe(question.message)
})

test('what looks like a robot’s is kept and mailed to the support with a word, but not confirmed to the address', async () => {
  const question = { ...asked(), suspect: true }
  const { number } = expectOk(await messaging().contact(question))
  await stack.settle()
  expect((await toSupport(String(number)))[0]?.text).toContain('kan være skrevet af en robot')
  expect(await listMails(stack.stack, question.email)).toEqual([])
})

test('an address asks five times a day, a network ten times an hour and its surroundings sixty times', async () => {
  const { email } = asked()
  const fromOne = await Promise.all(Array.from({ length: 8 }, () => messaging().contact({ ...asked(), email })))
  const ip = anIp()
  const fromNetwork = await Promise.all(Array.from({ length: 14 }, () => messaging().contact({ ...asked(), ip })))
  const wide = await Promise.all(
    Array.from({ length: 90 }, (_, host) => messaging().contact({ ...asked(), ip: `192.0.2.${host + 1}` })),
  )
  const counted = [fromOne, fromNetwork, wide].map((answers) => answers.filter(({ ok }) => ok).length)
  expect(counted).toEqual([5, 10, 60])
  const refused = fromOne.find(({ ok }) => !ok)
  const retryAfterSeconds = expect.toSatisfy((seconds: number) => seconds > 86_000 && seconds <= 86_400)
  expect(refused).toMatchObject({ error: { code: 'contact.tooMany', params: { retryAfterSeconds } } })
})

test('a flood from one network and from many leaves others room, and its repeats cost no place', {
  timeout: 120_000,
}, async () => {
  const before = await countRows(stack.stack, 'messaging', 'select count(*)::int as count from support_ticket')
  const victim = `${randomUUID()}@test.example`
  const flood = Array.from({ length: 1_000 }, (_, index) => ({
    ...asked(),
    // Half from one network, half from thirty, and all of these to one address.
    ...(index % 2 === 0 ? { ip: '203.0.113.9' } : { ip: `198.51.${index % 30}.4`, email: victim }),
  }))
  const honest = Array.from({ length: 20 }, asked)
  const sendAll = async (all: typeof flood) => {
    const codes: string[] = []
    for (let at = 0; at < all.length; at += 50)
      codes.push(...(await Promise.all(all.slice(at, at + 50).map((each) => messaging().contact(each)))).map(codeOf))
    return codes
  }
  const [flooded, honestly] = await Promise.all([sendAll(flood), sendAll(honest)])
  expect(flooded.filter((code) => code === 'ok')).toHaveLength(10 + 5)
  expect(new Set(flooded)).toEqual(new Set(['ok', 'contact.tooMany']))
  expect(honestly).toEqual(honest.map(() => 'ok'))
  expect(await sendAll(honest)).toEqual(honest.map(() => 'ok'))
  expect(await countRows(stack.stack, 'messaging', 'select count(*)::int as count from support_ticket')).toBe(
    before + 15 + 20,
  )
})

test.each([
  ['a message of nine characters', { message: 'Hjælp mig' }],
  ['a message of 4,001 characters', { message: 'a'.repeat(4_001) }],
  ['no name', { name: ' ' }],
  ['a name with a link', { name: 'Vind nu på https://vind.example' }],
  ['an address without a domain', { email: 'gerda' }],
  ['a booking number of two lines', { bookingNumber: '4F\nBcc: alle@test.example' }],
])('%s is refused', async (_what, wrong) => {
  expect(codeOf(await messaging().contact({ ...asked(), ...wrong }))).toBe('request.invalid')
})

test('a guessed link shows nothing, and only administrators read and answer questions', async () => {
  expect(codeOf(await messaging().ticketByToken({ token: 'A'.repeat(32) }))).toBe('support.notFound')
  const question = asked()
  expectOk(await messaging().contact(question))
  const stranger = asUser(await createUser(stack), 'host')
  for (const answer of [
    await messaging().tickets({}, stranger),
    await messaging().ticket({ id: question.id }, stranger),
    await messaging().answerTicket({ id: question.id, message: 'Hej' }, withKey(stranger)),
  ])
    expect(codeOf(answer)).toBe('auth.forbidden')
  const adminId = await createUser(stack)
  const desk = asUser(adminId, 'admin')
  expect(codeOf(await messaging().ticket({ id: randomUUID() }, desk))).toBe('support.notFound')
  const first = expectOk(await messaging().tickets({ state: 'open', limit: 2 }, desk))
  const cursor = first.nextCursor ?? ''
  const second = expectOk(await messaging().tickets({ state: 'open', limit: 2, cursor }, desk))
  const numbers = [...first.items, ...second.items].map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => other - one))
  expect(numbers).toHaveLength(4)
  expect(JSON.stringify(first)).not.toContain('linkToken')
})
