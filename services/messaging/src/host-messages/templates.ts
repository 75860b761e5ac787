import { randomUUID } from 'node:crypto'
import {
  err,
  type MessageTemplate,
  type messagingService,
  mostTemplates,
  ok,
  type Result,
  unknownPlaceholders,
} from '@nordbo/contracts'
import { type Handlers, personOf, refuseSuspended } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps, Tx } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

/** Makes changes of one host's templates and plans wait for each other. */
export const lockHostMessages = async (tx: Tx, hostId: string): Promise<void> => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`host messages ${hostId}`}, 0))`
}

/** A number that a query counts. */
export const countOf = (rows: unknown): number => z.tuple([z.object({ count: z.int() })]).parse(rows)[0].count

/** The caller's templates by title. */
export const showTemplates =
  ({ db }: Pick<Deps, 'db'>): Messaging['messageTemplates'] =>
  async (_input, { actor }) => {
    const rows = await db.query<Omit<MessageTemplate, 'changedAt'> & { changedAt: Date }>(Prisma.sql`
      select id, title, body, changed_at as "changedAt" from message_template where host_id = ${personOf(actor)}::uuid
      order by title, id`)
    return ok({ items: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })) })
  }

/** Stores or changes a template. */
export const saveTemplate =
  ({ db }: Pick<Deps, 'db'>): Messaging['saveMessageTemplate'] =>
  async ({ id, title, body }, { actor, now, command }) => {
    const me = personOf(actor)
    const [unknown] = unknownPlaceholders(body)
    return command(db, async (tx): Promise<Result<{ id: string }>> => {
      const allowed = await refuseSuspended(tx, actor)
      if (!allowed.ok) return allowed
      if (unknown !== undefined) return err('messageTemplate.placeholderUnknown', { name: unknown })
      await lockHostMessages(tx, me)
      if (id !== undefined) {
        const changed = await tx.$executeRaw`
          update message_template set title = ${title}, body = ${body}, changed_at = ${now}::timestamptz
          where id = ${id}::uuid and host_id = ${me}::uuid`
        return changed > 0 ? ok({ id }) : err('messageTemplate.notFound')
      }
      const count = countOf(
        await tx.$queryRaw`select count(*)::integer as count from message_template where host_id = ${me}::uuid`,
      )
      if (count >= mostTemplates) return err('messageTemplate.tooMany', { most: mostTemplates })
      const added = randomUUID()
      await tx.$executeRaw`
        insert into message_template (id, host_id, title, body, changed_at)
        values (${added}::uuid, ${me}::uuid, ${title}, ${body}, ${now}::timestamptz)`
      return ok({ id: added })
    })
  }

/** Deletes a template with its plans. */
export const deleteTemplate =
  ({ db }: Pick<Deps, 'db'>): Messaging['deleteMessageTemplate'] =>
  async ({ id }, { actor, command }) => {
    const me = personOf(actor)
    return command(db, async (tx): Promise<Result<Record<string, never>>> => {
      const allowed = await refuseSuspended(tx, actor)
      if (!allowed.ok) return allowed
      await lockHostMessages(tx, me)
      await tx.$executeRaw`delete from planned_message where template_id = ${id}::uuid and host_id = ${me}::uuid`
      const gone = await tx.$executeRaw`delete from message_template where id = ${id}::uuid and host_id = ${me}::uuid`
      return gone > 0 ? ok({}) : err('messageTemplate.notFound')
    })
  }
