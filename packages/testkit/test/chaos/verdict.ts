import { waitUntil } from '@nordbo/devstack'
import { z } from 'zod'
import {
  advanceClock,
  type BootedStack,
  createAdmin,
  findInconsistencies,
  listMails,
  readRows,
  sendUntilAnswered,
} from '../../src/index.ts'
import type { WorkReport } from './work.ts'

/** Most time from the last fault to the last mail, ms. */
const mailsWithinMs = 60_000

const Waiting = z.object({ kind: z.string(), error: z.string().nullable() })
const waitingMails = (stack: BootedStack) =>
  readRows(
    stack.stack,
    'messaging',
    Waiting,
    `select kind, last_error as error from mail_delivery where state in ('queued', 'sending')`,
  )

/** Mails to guests of which the mail server took more than one copy, as sentences. */
const doubledMails = async (stack: BootedStack, work: WorkReport): Promise<string[]> => {
  const people = new Set(work.stays.map(({ guest }) => guest.email))
  const items = (await Promise.all([...people].map((email) => listMails(stack.stack, email)))).flat()
  return [...Map.groupBy(items, ({ messageId }) => messageId).values()]
    .filter((copies) => copies.length > 1)
    .map((copies) => `${copies.length} times: ${copies[0]?.subject}`)
}

/** What chaos left behind; everything is expected to be empty. */
export interface Verdict {
  /** Acknowledged steps that are not there. */
  lost: string[]
  lateMails: string[]
  doubledMails: string[]
  /** Dates, money, states, events, ledger, search and dead letters that do not agree. */
  inconsistent: string[]
  unexpected: string[]
}

/** Judges the system once it has settled after the last fault, and again after all stays ended and were paid out. */
export const judge = async (stack: BootedStack, work: WorkReport, lastFaultAt: number): Promise<Verdict> => {
  const left = (): number => Math.max(0, lastFaultAt + mailsWithinMs - Date.now())
  const isInTime = await waitUntil(async () => (await waitingMails(stack)).length === 0, left())
  const lateMails = isInTime ? [] : (await waitingMails(stack)).map(({ kind, error }) => `${kind}: ${error}`)
  await stack.settle()
  const admin = await createAdmin(stack)
  // The comparison with the provider finds payments that could not be checked before.
  await advanceClock(admin, 'PT11M')
  await stack.settle()
  const lost: string[] = []
  for (const { guest, id, status } of work.stays) {
    const { body } = await sendUntilAnswered(() => guest.get(`/api/bookings/${id}`))
    const found = z.object({ status: z.string() }).parse(body).status
    if (found !== status) lost.push(`${id} is ${found}, and its guest was told that it is ${status}`)
  }
  const inconsistent = await findInconsistencies(stack.stack)
  const doubled = await doubledMails(stack, work)
  return { lost, lateMails, doubledMails: doubled, inconsistent, unexpected: work.unexpected }
}
