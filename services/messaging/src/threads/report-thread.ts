import { randomUUID } from 'node:crypto'
import { err, type messagingService, ok, type Result } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps, Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import { insertTicket } from '../tickets/ticket-store.ts'
import { isOf } from './thread-row.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

/** Most reports of a person within a day (docs/product/messages.md, Report and block). */
const mostReports = 10
const dayMs = 24 * 3_600_000

const isThere = async (rows: PromiseLike<unknown>): Promise<boolean> =>
  z.array(z.unknown()).parse(await rows).length > 0

/** Counts the person's reports within a day; others of the person wait for the end of the transaction. */
const countReports = async (tx: Tx, me: string, since: Date): Promise<number> => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`reports ${me}`}, 0))`
  const [row] = z.tuple([z.object({ count: z.int() })]).parse(
    await tx.$queryRaw`select count(*)::integer as count from thread_report
      where reporter_id = ${me}::uuid and reported_at > ${since}::timestamptz`,
  )
  return row.count
}

/** Stores a report, and mails it to the support, whose answer goes to the person. */
export const reportThread =
  ({ db }: Pick<Deps, 'db'>): Messaging['reportThread'] =>
  async ({ threadId, messageId, reason, text }, call) => {
    const me = personOf(call.actor)
    return call.command(db, async (tx): Promise<Result<{ id: string }>> => {
      if (!(await isThere(tx.$queryRaw`select 1 from thread t where t.id = ${threadId}::uuid and ${isOf(me)}`)))
        return err('thread.notFound')
      const named = messageId ?? null
      if (
        named !== null &&
        !(await isThere(
          tx.$queryRaw`select 1 from message where id = ${named}::uuid and thread_id = ${threadId}::uuid`,
        ))
      )
        return err('message.notFound')
      if ((await countReports(tx, me, new Date(call.now.getTime() - dayMs))) >= mostReports)
        return err('thread.tooManyReports', { most: mostReports })
      const id = randomUUID()
      await tx.$executeRaw`
        insert into thread_report (id, thread_id, message_id, reporter_id, reason, text, reported_at)
        values (${id}::uuid, ${threadId}::uuid, ${named}::uuid, ${me}::uuid, ${reason}, ${text ?? null}, ${call.now}::timestamptz)`
      // What was reported is in the report, so that everybody reads it in their language.
      await insertTicket(tx, { id, personId: me, subject: '', message: text ?? '', openedAt: call.now })
      await queueMails(tx, [{ job: { kind: 'supportTicket', ticketId: id }, factId: id, recipientId: id }])
      return ok({ id })
    })
  }
