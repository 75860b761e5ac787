import { randomUUID } from 'node:crypto'
import { type BootedStack, bootStack, expectOk, firstVersions, listMails, readRows, waitUntil } from '@nordbo/testkit'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'

const Row = z.object({ state: z.string(), attempts: z.int(), pause: z.number(), lastError: z.string().nullable() })

let stack: BootedStack
afterEach(() => stack?.stop())

const query = <S extends z.ZodType>(row: S, sql: string) => readRows(stack.stack, 'messaging', row, sql)
const readMails = () =>
  query(
    Row,
    `select state::text, attempts, extract(epoch from attempt_at - now())::float8 as pause, last_error as "lastError" from mail_delivery`,
  )

test('a mail waits seconds for a service of ours that is away, which counts as no attempt, and is sent when it is back', async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'messaging'],
    childProcesses: ['identity', 'messaging'],
    env: { messaging: { SMTP_URL: 'smtp://127.0.0.1:1' } },
  })
  const email = `${randomUUID()}@test.example`
  const person = { name: 'Gerda Gæst', password: 'sommerhus-29', rolePreference: 'guest' as const }
  const client = { ip: '192.0.2.1', userAgent: '' }
  expectOk(await stack.services.identity.signUp({ ...person, agreed: firstVersions, email, client }))
  expect(await waitUntil(async () => (await readMails()).some(({ lastError }) => lastError !== null), 60_000)).toBe(
    true,
  )
  // The mail server has failed it so often that its own pause would be an hour.
  await stack.childProcess('messaging').kill()
  await stack.childProcess('identity').kill()
  await query(
    z.unknown(),
    "update mail_delivery set state = 'queued', attempts = 6, attempt_at = now(), last_error = null",
  )
  await stack.childProcess('messaging').restart({ SMTP_URL: `smtp://127.0.0.1:${stack.stack.smtpPort}` })
  const waits = async () =>
    (await readMails()).every(({ state, lastError }) => state === 'queued' && lastError !== null)
  expect(await waitUntil(waits, 60_000)).toBe(true)
  const [waiting, ...more] = await readMails()
  expect(waiting?.lastError).toContain('identity')
  expect(waiting?.attempts).toBe(6)
  expect(waiting?.pause).toBeLessThanOrEqual(15)
  expect(more).toEqual([])
  await stack.childProcess('identity').restart()
  expect(await waitUntil(async () => (await readMails()).every(({ state }) => state === 'sent'), 60_000)).toBe(true)
  expect(await listMails(stack.stack, email)).toHaveLength(1)
})
