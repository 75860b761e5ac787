import { randomUUID } from 'node:crypto'
import { type BootedStack, bootStack, expectOk, firstVersions, listMails, readRows, waitUntil } from '@nordbo/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type MailGate, openMailGate } from './mail-gate.ts'

const Row = z.object({ recipientId: z.string(), state: z.string(), attempts: z.int() })

let stack: BootedStack
let gate: MailGate
beforeAll(async () => {
  gate = await openMailGate()
  stack = await bootStack({
    only: ['sandbox', 'identity', 'messaging'],
    env: { messaging: { SMTP_URL: gate.url } },
    ownPostgres: true,
    durable: true,
  })
  gate.target = stack.stack.smtpPort
})
beforeEach(() => {
  gate.beforeEnd = async () => undefined
  gate.beforeRecipient = async () => undefined
})
afterAll(async () => {
  await stack?.stop()
  await gate?.close()
})

const signUp = async (): Promise<{ id: string; email: string }> => {
  const email = `${randomUUID()}@test.example`
  const person = { name: 'Gerda Gæst', password: 'sommerhus-29', rolePreference: 'guest' as const }
  const client = { ip: '192.0.2.1', userAgent: '' }
  const { user } = expectOk(await stack.services.identity.signUp({ ...person, agreed: firstVersions, email, client }))
  return { id: user.id, email }
}

const query = <S extends z.ZodType>(row: S, sql: string, values: unknown[] = []) =>
  readRows(stack.stack, 'messaging', row, sql, values)
const mailTo = async ({ id }: { id: string }) =>
  (
    await query(
      Row,
      'select recipient_id as "recipientId", state::text, attempts from mail_delivery where recipient_id = $1',
      [id],
    )
  )[0]
const isSent = async (person: { id: string }) => (await mailTo(person))?.state === 'sent'

test('a mail that is taken while Postgres is away is marked when it is back, and does not go out again', async () => {
  const killed = Promise.withResolvers<void>()
  gate.beforeEnd = async () => {
    gate.beforeEnd = async () => undefined
    await stack.infra.kill('postgres')
    killed.resolve()
  }
  const person = await signUp()
  await killed.promise
  expect(await waitUntil(async () => (await listMails(stack.stack, person.email)).length === 1, 60_000)).toBe(true)
  await stack.infra.restart('postgres')
  // As if Postgres had been away for longer than a mail may take.
  await query(z.unknown(), "update mail_delivery set lease_until = now() where state = 'sending'")
  expect(await waitUntil(() => isSent(person), 120_000)).toBe(true)
  await stack.settle()
  expect(await mailTo(person)).toMatchObject({ state: 'sent', attempts: 1 })
  expect(await listMails(stack.stack, person.email)).toHaveLength(1)
})

test('a mail that another process has taken over before it was handed over is not handed over', async () => {
  const released = Promise.withResolvers<void>()
  gate.beforeRecipient = () => released.promise
  gate.begun.splice(0)
  const first = await signUp()
  expect(await waitUntil(async () => gate.begun.includes(first.email), 60_000)).toBe(true)
  // They wait until the first is sent, and are then claimed together.
  const people = [await signUp(), await signUp(), await signUp(), await signUp()]
  const queued = async () => (await Promise.all(people.map(mailTo))).every((mail) => mail?.state === 'queued')
  expect(await waitUntil(queued, 60_000)).toBe(true)
  const again = Promise.withResolvers<void>()
  gate.beforeRecipient = () => again.promise
  released.resolve()
  expect(await waitUntil(async () => gate.begun.length === 3, 60_000)).toBe(true)
  const waiting = people.filter(({ email }) => !gate.begun.includes(email))
  await query(
    z.unknown(),
    "update mail_delivery set attempts = attempts + 1, lease_until = now() + interval '1 hour' where recipient_id = any ($1::uuid[])",
    [waiting.map(({ id }) => id)],
  )
  again.resolve()
  // The next mail is claimed after these are ended.
  const next = await signUp()
  expect(await waitUntil(() => isSent(next), 60_000)).toBe(true)
  expect(waiting).toHaveLength(2)
  for (const person of waiting) {
    expect(await mailTo(person)).toMatchObject({ state: 'sending', attempts: 2 })
    expect(await listMails(stack.stack, person.email)).toEqual([])
  }
})
