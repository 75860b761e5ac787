import { LoggedMail, MailSuppression } from '@nordbo/contracts'
import { type BootedStack, bootStack, createAdmin, listMails, type Person, readRows } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTalk } from './thread-talk.ts'

let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'pricing', 'listings', 'messaging', 'bff'],
    childProcesses: ['messaging'],
  })
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

const Log = z.object({ items: z.array(LoggedMail), suppressions: z.array(MailSuppression) })
const logOf = async ({ id }: Person) =>
  admin.postOk(Log, '/api/admin/mails/log', { about: { userId: id }, why: 'Sag 12: gæsten får ingen mails' })

interface Report {
  action?: string
  status?: string
  messageId: string
  to: string
}
const reportOf = ({ action = 'failed', status = '5.1.1', messageId, to }: Report): string =>
  [
    'From: MAILER-DAEMON@mx.example\nTo: hej@nordbo.example\nSubject: Undelivered\nMIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"\n\n--b1',
    'Content-Type: text/plain\n\nI’m sorry.\n--b1\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n',
    `Final-Recipient: rfc822; ${to.toUpperCase()}\nAction: ${action}\nStatus: ${status}`,
    'Diagnostic-Code: smtp; 550 <gerda@nordbo.example> is gone\n\n--b1\nContent-Type: message/rfc822\n',
    `Subject: Hej\nMessage-ID: ${messageId}\n\n--b1--\n`,
  ].join('\n')

const handIn = async (body: string | Buffer<ArrayBuffer>, secret: string = stack.stack.secrets.bounces) => {
  const response = await fetch(new URL('/api/webhooks/mail', stack.url), {
    method: 'POST',
    body,
    headers: { 'content-type': 'message/rfc822', ...(secret ? { authorization: `Bearer ${secret}` } : {}) },
  })
  return [response.status, JSON.parse(await response.text())] as const
}

/** A host whose mails all were taken, with the Message-ID of the letter of welcome. */
const openSent = async () => {
  const { host } = await openTalk(stack)
  await stack.settle()
  const { items, suppressions } = await logOf(host)
  expect([suppressions, new Set(items.map(({ state }) => state))]).toEqual([[], new Set(['sent'])])
  const mail = (await listMails(stack.stack, host.email)).find(({ subject }) => subject.includes('Velkommen'))
  return { host, to: host.email, messageId: mail?.messageId ?? '' }
}
const welcomeOf = async (host: Person) => (await logOf(host)).items.find(({ kind }) => kind === 'welcome')

test('a mail that came back later has bounced, its address is suppressed, and a repeat changes nothing', async () => {
  const { host, to, messageId } = await openSent()
  const sentAt = (await welcomeOf(host))?.endedAt
  expect(await handIn(reportOf({ to, messageId }))).toEqual([200, { bounces: 1 }])
  const told = await logOf(host)
  const reason = '5.1.1 smtp; 550 <…> is gone'
  expect(told.suppressions).toMatchObject([{ userId: host.id, error: reason }])
  expect(await welcomeOf(host)).toMatchObject({ state: 'bounced', lastError: reason, nextAttemptAt: null })
  expect(Date.parse((await welcomeOf(host))?.endedAt ?? '')).toBeGreaterThan(Date.parse(sentAt ?? ''))
  expect(await handIn(reportOf({ to, messageId, status: '5.2.1' }))).toEqual([200, { bounces: 1 }])
  expect(await logOf(host)).toEqual(told)
})

test('of several recipients the one whose mailbox is refused counts, wherever it stands', async () => {
  const { host, to, messageId } = await openSent()
  const full = 'Final-Recipient: rfc822; else@nordbo.example\nAction: failed\nStatus: 5.2.2\n\nFinal-Recipient:'
  expect(await handIn(reportOf({ to, messageId }).replace('Final-Recipient:', full))).toEqual([200, { bounces: 1 }])
  expect((await logOf(host)).suppressions).toMatchObject([{ userId: host.id, error: '5.1.1 smtp; 550 <…> is gone' }])
})

test('a mail that came back for another reason than its mailbox ends alone', async () => {
  const { host, to, messageId } = await openSent()
  expect(await handIn(reportOf({ to, messageId, status: '5.2.2' }))).toEqual([200, { bounces: 1 }])
  expect((await welcomeOf(host))?.state).toBe('bounced')
  expect((await logOf(host)).suppressions).toEqual([])
})

test('a copy that was forwarded and came back ends its mail alone', async () => {
  const { host, messageId } = await openSent()
  expect(await handIn(reportOf({ to: 'else@nordbo.example', messageId }))).toEqual([200, { bounces: 1 }])
  expect([(await welcomeOf(host))?.state, (await logOf(host)).suppressions]).toEqual(['bounced', []])
})

test('a delay, an unknown mail and a mail that waits change nothing', async () => {
  const { host, to, messageId } = await openSent()
  expect(await handIn(reportOf({ to, messageId, action: 'delayed', status: '4.4.1' }))).toEqual([200, { bounces: 0 }])
  const unknown = '<00000000-0000-4000-8000-000000000000@nordbo.example>'
  expect(await handIn(reportOf({ to, messageId: unknown }))).toEqual([200, { bounces: 1 }])
  expect((await welcomeOf(host))?.state).toBe('sent')
  const waits =
    "update mail_delivery set state = 'queued', attempt_at = now() + interval '1 day' where recipient_id = $1"
  await readRows(stack.stack, 'messaging', z.unknown(), `${waits}::uuid`, [host.id])
  expect(await handIn(reportOf({ to, messageId }))).toEqual([200, { bounces: 1 }])
  expect([(await welcomeOf(host))?.state, (await logOf(host)).suppressions]).toEqual(['queued', []])
})

test('a report without the secret, and what is no report, are refused', async () => {
  const { host, to, messageId } = await openSent()
  for (const secret of ['', 'gættet-kodeord', `${stack.stack.secrets.bounces}x`])
    expect(await handIn(reportOf({ to, messageId }), encodeURIComponent(secret))).toMatchObject([
      400,
      { code: 'webhook.signatureInvalid' },
    ])
  expect(await handIn('Subject: Hej\n\nJeg er på ferie')).toMatchObject([400, { code: 'request.invalid' }])
  expect(await handIn(Buffer.alloc(600_000, 'a'))).toMatchObject([413, {}])
  expect((await welcomeOf(host))?.state).toBe('sent')
})

test('while messaging is away a report is answered 503, and can be handed in again', async () => {
  const { host, to, messageId } = await openSent()
  await stack.childProcess('messaging').kill()
  expect(await handIn(reportOf({ to, messageId }))).toMatchObject([503, { code: 'service.unavailable' }])
  await stack.childProcess('messaging').restart()
  expect(await handIn(reportOf({ to, messageId }))).toEqual([200, { bounces: 1 }])
  expect((await welcomeOf(host))?.state).toBe('bounced')
})
