import { randomUUID } from 'node:crypto'
import { type BootedStack, bootStack, expectOk, listMails, readRows, waitUntil } from '@nordbo/testkit'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'

const support = 'support@test.example'
let stack: BootedStack
afterEach(() => stack?.stop())

test.each([1, 2])('a question and its mails outlive a process that is killed at mail %i', async (at) => {
  const env = { SUPPORT_ADDRESS: support, NORDBO_CRASH_AT: `before:smtp#${at}` }
  stack = await bootStack({
    only: ['sandbox', 'identity', 'messaging'],
    childProcesses: ['messaging'],
    env: { messaging: env },
  })
  const email = `${randomUUID()}@test.example`
  const question = { id: randomUUID(), name: 'Gerda Gæst', email, topic: 'host' as const, locale: 'da' as const }
  const { number } = expectOk(
    await stack.services.messaging.contact({
      ...question,
      ...{ message: 'Min vært svarer ikke.', ip: '192.0.2.1', suspect: false },
    }),
  )
  await stack.childProcess('messaging').ended()
  // The lease ends while no process runs.
  await readRows(
    stack.stack,
    'messaging',
    z.unknown(),
    "update mail_delivery set lease_until = now() where state = 'sending' returning id",
  )
  await stack.childProcess('messaging').restart({ NORDBO_CRASH_AT: '' })
  const mailsOf = async (address: string) =>
    (await listMails(stack.stack, address)).filter(({ text }) => text.includes(String(number)))
  expect(
    await waitUntil(async () => (await mailsOf(email)).length > 0 && (await mailsOf(support)).length > 0, 60_000),
  ).toBe(true)
  expect([(await mailsOf(email)).length, (await mailsOf(support)).length]).toEqual([1, 1])
})
