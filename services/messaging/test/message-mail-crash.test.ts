import { createUser, listMails, readRows, waitUntil } from '@nordbo/testkit'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { advanceClock, bootMessaging, type MessagingStack } from './messaging-stack.ts'
import { createHome, openTalk, say } from './messaging-verbs.ts'

let stack: MessagingStack
afterEach(() => stack?.stop())

const query = <S extends z.ZodType>(row: S, sql: string) => readRows(stack.stack, 'messaging', row, sql)
const State = z.object({ state: z.string(), attempts: z.int() })
const states = () => query(State, "select state::text, attempts from mail_delivery where kind = 'messageReceived'")

test.each([
  ['before the mail server answered', 'before:smtp#1', 1],
  // Nobody can know whether the server took it. Mail programs show mails of one Message-ID once.
  ['after it took the mail, and before that was marked', 'after:smtp#1', 2],
])(
  'a mail about unread messages whose process is killed %s is one mail to mail programs',
  async (_, crashAt, copies) => {
    stack = await bootMessaging({ killable: true })
    const home = await createHome(stack, { hostId: await createUser(stack) })
    const { guest, host, id } = await openTalk(stack, { guest: await createUser(stack), home })
    await stack.settle()
    const messaging = stack.childProcess('messaging')
    await messaging.restart({ NORDBO_CRASH_AT: crashAt })
    await say(stack, guest, id, 'Må vi have hund med?')
    await say(stack, guest, id, 'Og en kat?')
    await advanceClock(stack, 'PT10M')
    await messaging.ended()
    expect(await states()).toEqual([{ state: 'sending', attempts: 1 }])
    // The lease ends while no process runs.
    await query(z.unknown(), "update mail_delivery set lease_until = now() where state = 'sending'")
    await messaging.restart({ NORDBO_CRASH_AT: '' })
    expect(await waitUntil(async () => (await states())[0]?.state === 'sent', 60_000)).toBe(true)
    await advanceClock(stack, 'PT10M')
    expect(await states()).toEqual([{ state: 'sent', attempts: 2 }])
    const received = (await listMails(stack.stack, `${host}@test.example`)).filter(({ text }) =>
      text.includes('/messages/'),
    )
    expect(received.map(({ subject }) => subject.startsWith('2 nye beskeder'))).toEqual(Array(copies).fill(true))
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1)
  },
)
