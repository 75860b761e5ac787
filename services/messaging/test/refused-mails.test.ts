import { LoggedMail, MailSuppression } from '@nordbo/contracts'
import {
  advanceClock,
  type BootedStack,
  bootStack,
  createAdmin,
  listMails,
  type Person,
  readRows,
  refuseMails,
  visitor,
  waitUntil,
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

const advance = async (duration: string): Promise<void> => {
  await advanceClock(admin, duration)
  await stack.settle()
}
const why = 'Sag 12: gæsten får ingen mails'
const Log = z.object({
  items: z.array(LoggedMail),
  nextCursor: z.string().nullable(),
  suppressions: z.array(MailSuppression),
})
const logOf = (about: { userId: string } | { address: string }, more: Record<string, unknown> = {}) =>
  admin.postOk(Log, '/api/admin/mails/log', { about, why, ...more })
const messageMails = async (person: Person) =>
  (await logOf({ userId: person.id })).items.filter(({ kind }) => kind === 'messageReceived')
const delivered = async ({ email }: Person) => (await listMails(stack.stack, email)).map(({ subject }) => subject)

/** A host whose address answers so from now on, and a guest who writes to them. */
const openRefused = async (refusal: { at?: 'rcpt' | 'data'; code: number; text: string; times?: number }) => {
  const talk = await openTalk(stack)
  await stack.settle()
  await refuseMails(stack.stack, { to: talk.host.email, ...refusal })
  const write = async (text: string) => {
    await say(talk.guest, talk.id, text)
    await advance('PT10M')
  }
  return { ...talk, write }
}

test('an address that refuses a mail for good gets letters about the account alone, until its person proves it again', async () => {
  const { host, guest, write } = await openRefused({ code: 550, text: '5.1.1 No such mailbox', times: 2 })
  const before = await delivered(host)
  await write('Må vi have hund med?')
  await write('Er der brænde?')
  const [second, first, ...others] = await messageMails(host)
  expect(others).toEqual([])
  expect(first).toMatchObject({
    state: 'bounced',
    attempts: 1,
    nextAttemptAt: null,
    lastError: '550 5.1.1 No such mailbox',
  })
  expect(second).toMatchObject({ state: 'suppressed', attempts: 1, nextAttemptAt: null, lastError: null })
  for (const mail of [first, second])
    expect(Date.parse(mail?.endedAt ?? '')).toBeGreaterThan(Date.parse(mail?.queuedAt ?? ''))
  const { suppressions } = await logOf({ userId: host.id })
  expect(suppressions).toMatchObject([{ userId: host.id, error: '550 5.1.1 No such mailbox' }])

  // Tried, and refused by the second answer of the mail server; the third is taken.
  await host.send('POST', '/api/me/test-notification')
  await stack.settle()
  expect((await logOf({ userId: host.id })).items[0]).toMatchObject({ kind: 'testNotification', state: 'bounced' })
  expect(await delivered(host)).toEqual(before)
  await host.send('POST', '/api/me/test-notification')
  await stack.settle()
  expect((await logOf({ userId: host.id })).items[0]).toMatchObject({ kind: 'testNotification', state: 'sent' })
  expect((await delivered(host)).sort()).toEqual([...before, 'Test-notifikation'].sort())
  const [renewed] = (await logOf({ userId: host.id })).suppressions
  expect(renewed?.since).toBe(suppressions[0]?.since)
  expect(Date.parse(renewed?.bouncedAt ?? '')).toBeGreaterThan(Date.parse(suppressions[0]?.bouncedAt ?? ''))
  expect((await logOf({ userId: guest.id })).suppressions).toEqual([])

  // A new password by mail proves who reads the address.
  await visitor(stack.url).send('POST', '/api/auth/forgot-password', { email: host.email })
  await stack.settle()
  const [letter] = await listMails(stack.stack, host.email)
  const [, token = ''] = /token=([\w-]+)/.exec(letter?.text ?? '') ?? []
  const reset = await visitor(stack.url).send('POST', '/api/auth/reset-password', { token, password: 'fjordhus-32' })
  expect(reset.status).toBe(200)
  await stack.settle()
  expect((await logOf({ userId: host.id })).suppressions).toEqual([])
  await write('Er du der?')
  expect((await messageMails(host))[0]).toMatchObject({ state: 'sent', attempts: 1, lastError: null })
})

test('an address that a person has in place of one that refused gets mails', async () => {
  const { host, write } = await openRefused({ code: 550, text: '5.1.1 No such mailbox' })
  await write('Hej')
  await readRows(stack.stack, 'identity', z.unknown(), 'update "user" set email = $2 where id = $1', [
    host.id,
    `ny-${host.email}`,
  ])
  await write('Er I der?')
  expect((await messageMails(host)).map(({ state }) => state)).toEqual(['sent', 'bounced'])
  expect(await listMails(stack.stack, `ny-${host.email}`)).toHaveLength(1)
})

test('a mail that is refused for now is tried again and sent once, and the log says what it waits for', async () => {
  const { host, write } = await openRefused({ code: 451, text: '4.2.1 Try later', times: 1 })
  await write('Hej')
  const [waiting] = await messageMails(host)
  expect(waiting).toMatchObject({ state: 'failed', attempts: 1, endedAt: null, lastError: '451 4.2.1 Try later' })
  expect(Date.parse(waiting?.nextAttemptAt ?? '')).toBeGreaterThan(Date.parse(waiting?.queuedAt ?? ''))
  await readRows(
    stack.stack,
    'messaging',
    z.unknown(),
    "update mail_delivery set attempt_at = now() where state = 'queued'",
  )
  expect(await waitUntil(async () => (await messageMails(host))[0]?.state === 'sent', 60_000)).toBe(true)
  expect(await messageMails(host)).toMatchObject([{ attempts: 2, nextAttemptAt: null }])
  expect((await delivered(host)).filter((subject) => subject.startsWith('Ny besked'))).toHaveLength(1)
  expect((await logOf({ userId: host.id })).suppressions).toEqual([])
})

test('a refusal of what a mail says ends that mail alone', async () => {
  const { host, write } = await openRefused({ at: 'data', code: 554, text: '5.7.1 Looks like spam', times: 1 })
  await write('Hej')
  await write('Er I der?')
  expect(await messageMails(host)).toMatchObject([
    { state: 'sent' },
    { state: 'bounced', lastError: '554 5.7.1 Looks like spam' },
  ])
})

test('an administrator who says why reads the log by person or address, page by page, and lifts a suppression; each look is stored', async () => {
  const { host, guest, write } = await openRefused({ code: 550, text: '5.1.1 <vært@nordbo.example> unknown', times: 1 })
  await write('Hej')
  const { items, suppressions } = await logOf({ address: ` ${host.email.toUpperCase()}`.trim() })
  expect(items.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['messageReceived bounced', 'welcome sent'])
  expect(suppressions).toMatchObject([{ userId: host.id, error: '550 5.1.1 <…> unknown' }])
  const first = await logOf({ userId: host.id }, { limit: 1 })
  expect(first.items).toEqual(items.slice(0, 1))
  const rest = await logOf({ userId: host.id }, { limit: 1, cursor: first.nextCursor })
  expect([rest.items, rest.nextCursor]).toEqual([items.slice(1), null])
  const foreign = { about: { userId: guest.id }, why, cursor: first.nextCursor }
  expect((await admin.send('POST', '/api/admin/mails/log', foreign)).code).toBe('cursor.invalid')
  expect(
    (await admin.send('POST', '/api/admin/mails/log', { about: { userId: host.id }, why: 'bare se' })).status,
  ).toBe(400)
  expect((await logOf({ address: 'ingen@nordbo.example' })).items).toEqual([])

  const lift = `/api/admin/mails/suppressions/${host.id}/lift`
  for (const person of [guest, host]) expect((await person.send('POST', lift, { why })).code).toBe('auth.forbidden')
  expect((await admin.send('POST', lift, { why })).body).toEqual({ lifted: 1 })
  expect((await admin.send('POST', lift, { why })).body).toEqual({ lifted: 0 })
  await write('Er I der?')
  expect((await messageMails(host))[0]).toMatchObject({ state: 'sent' })

  const Look = z.object({ act: z.string(), admin: z.string(), why: z.string() })
  const looks = await readRows(
    stack.stack,
    'messaging',
    Look,
    'select act, admin_id as admin, why from mail_look where person_id = $1 order by looked_at, act',
    [host.id],
  )
  expect(looks.map(({ act }) => act)).toEqual(['read', 'read', 'read', 'lifted', 'lifted', 'read'])
  expect(looks.every((look) => look.admin === admin.id && look.why === why)).toBe(true)
  const nobody = await readRows(
    stack.stack,
    'messaging',
    z.unknown(),
    'select 1 from mail_look where person_id is null',
  )
  expect(nobody).toHaveLength(1)
})
