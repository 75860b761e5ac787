import {
  type BootedStack,
  book,
  bootStack,
  createGuest,
  createHome,
  readRows,
  stayIn,
  waitUntil,
} from '@nordbo/testkit'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { turnOn } from './push-people.ts'

let stack: BootedStack
afterEach(() => stack?.stop())

const query = (sql: string) => readRows(stack.stack, 'messaging', z.unknown(), sql)

test.each([
  ['before the push service answered', 'before:push#1', 1],
  // Nobody can know what the push service did, so it is told again; the browser shows the second in place of the first.
  ['after it, and before that was stored', 'after:push#1', 2],
])('a push message whose process is killed %s is sent by the next process', async (_, crashAt, sent) => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'messaging', 'bff'],
    childProcesses: ['messaging'],
    env: { messaging: { NORDBO_CRASH_AT: crashAt } },
  })
  const home = await createHome(stack, { mode: 'request' })
  const browser = await turnOn(stack, home.host)
  await book(await createGuest(stack), home.id, await stayIn(stack, 40, 2))
  await stack.childProcess('messaging').ended()
  // The lease ends while no process runs.
  await query("update push_message set due_at = due_at - interval '1 minute' where due_at is not null")
  await stack.childProcess('messaging').restart({ NORDBO_CRASH_AT: '' })
  const done = async () =>
    (await query('select 1 from push_message')).length === 1 &&
    (await query('select 1 from push_message where due_at is not null')).length === 0
  // Not settled: mails of the killed process wait for their own lease.
  expect(await waitUntil(done, 30_000)).toBe(true)
  const received = await browser.received()
  expect(received).toHaveLength(sent)
  expect(new Set(received.map(({ tag, headers }) => `${tag} ${headers.topic}`)).size).toBe(1)
})
