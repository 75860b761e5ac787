import { randomUUID } from 'node:crypto'
import type { Locale } from '@nordbo/contracts'
import { type BootedStack, bootStack, expectOk, firstVersions, listMails, readRows, waitUntil } from '@nordbo/testkit'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'

const Row = z.object({ kind: z.string(), state: z.string(), attempts: z.int() })

let stack: BootedStack
afterEach(() => stack?.stop())

const deliveries = () =>
  readRows(stack.stack, 'messaging', Row, 'select kind, state::text, attempts from mail_delivery order by kind')

const signUp = async (over: { name?: string; locale?: Locale } = {}): Promise<string> => {
  const email = `${randomUUID()}@test.example`
  const person = { name: 'Gerda Gæst', password: 'sommerhus-29', rolePreference: 'guest' as const, ...over }
  const client = { ip: '192.0.2.1', userAgent: '' }
  expectOk(await stack.services.identity.signUp({ ...person, agreed: firstVersions, email, client }))
  return email
}

test('a new member gets one welcome mail in their language, with the name escaped', async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'messaging'] })
  const welcomes: readonly [Locale, string][] = [
    ['da', 'Velkommen til Nordbo'],
    ['en', 'Welcome to Nordbo'],
    ['en-GB', 'Welcome to Nordbo'],
    ['de', 'Willkommen bei Nordbo'],
    ['fr', 'Bienvenue sur Nordbo'],
    ['pt', 'Boas-vindas à Nordbo'],
    ['zh', '欢迎来到Nordbo'],
    ['ar', 'مرحبًا بك في Nordbo'],
  ]
  const addresses = new Map<Locale, string>()
  for (const [locale] of welcomes) addresses.set(locale, await signUp({ locale, name: '<img src=x>' }))
  await stack.settle()
  for (const [locale, subject] of welcomes) {
    const [mail, ...more] = await listMails(stack.stack, addresses.get(locale) ?? '')
    expect(mail?.subject).toBe(subject)
    expect(mail?.html).toContain(`<html dir="${locale === 'ar' ? 'rtl' : 'ltr'}" lang="${locale}">`)
    expect(mail?.html).not.toContain('<img')
    expect(more).toEqual([])
  }
  expect(await deliveries()).toEqual(welcomes.map(() => ({ kind: 'welcome', state: 'sent', attempts: 1 })))
})

test('a mail that a killed process was sending is sent once by the next process', async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'messaging'],
    childProcesses: ['messaging'],
    env: { messaging: { NORDBO_CRASH_AT: 'before:smtp#1' } },
  })
  const email = await signUp()
  await stack.childProcess('messaging').ended()
  expect(await listMails(stack.stack, email)).toEqual([])
  expect(await deliveries()).toEqual([{ kind: 'welcome', state: 'sending', attempts: 1 }])
  // The lease ends while no process runs.
  await readRows(stack.stack, 'messaging', z.unknown(), 'update mail_delivery set lease_until = now()')
  await stack.childProcess('messaging').restart({ NORDBO_CRASH_AT: '' })
  await stack.settle()
  expect(await listMails(stack.stack, email)).toHaveLength(1)
  expect(await deliveries()).toEqual([{ kind: 'welcome', state: 'sent', attempts: 2 }])
})

test('every mail of a batch is sent although the process is killed in the midst of it', async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'messaging'],
    childProcesses: ['messaging'],
    env: { messaging: { NORDBO_CRASH_AT: 'before:smtp#1' } },
  })
  const emails = [await signUp()]
  const messaging = stack.childProcess('messaging')
  await messaging.ended()
  // These wait for the process together.
  for (let more = 0; more < 5; more++) emails.push(await signUp())
  await messaging.restart({ NORDBO_CRASH_AT: 'after:smtp#3' })
  await messaging.ended()
  await readRows(stack.stack, 'messaging', z.unknown(), 'update mail_delivery set lease_until = now()')
  await messaging.restart({ NORDBO_CRASH_AT: '' })
  await stack.settle()
  const mails = await Promise.all(emails.map((email) => listMails(stack.stack, email)))
  const counts = mails.map((received) => received.length)
  // Accepted right before the death and not marked yet: at most the two that were on their way are sent again.
  expect(counts.filter((count) => count === 2).length).toBeLessThanOrEqual(2)
  expect(counts.filter((count) => count === 1 || count === 2)).toHaveLength(emails.length)
  expect((await deliveries()).map(({ state }) => state)).toEqual(emails.map(() => 'sent'))
})

test('a mail is retried while the mail server is down', async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'messaging'],
    childProcesses: ['messaging'],
    env: { messaging: { SMTP_URL: 'smtp://127.0.0.1:1' } },
  })
  const email = await signUp()
  // Retries use real time, so a slow machine may see a later attempt than the first.
  const waits = async () => (await deliveries()).some(({ state, attempts }) => state === 'queued' && attempts > 0)
  expect(await waitUntil(waits, 60_000)).toBe(true)
  expect(await deliveries()).toHaveLength(1)
  await readRows(stack.stack, 'messaging', z.unknown(), 'update mail_delivery set attempt_at = now()')
  await stack.childProcess('messaging').restart({ SMTP_URL: `smtp://127.0.0.1:${stack.stack.smtpPort}` })
  await stack.settle()
  expect(await listMails(stack.stack, email)).toHaveLength(1)
})
