import { randomUUID } from 'node:crypto'
import {
  err,
  type messagingService,
  mostPlannedMessages,
  ok,
  type PlannedMessage,
  type Result,
} from '@nordbo/contracts'
import { type Handlers, personOf, refuseSuspended } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { countOf, lockHostMessages } from './templates.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

/** The caller's planned messages in the order of a stay. */
export const showPlans =
  ({ db }: Pick<Deps, 'db'>): Messaging['plannedMessages'] =>
  async (_input, { actor }) => {
    const items = await db.query<PlannedMessage>(Prisma.sql`
      select id, template_id as "templateId", listing_id as "listingId", anchor, days, hour from planned_message
      where host_id = ${personOf(actor)}::uuid order by anchor, days, hour, id`)
    return ok({ items })
  }

/** Plans a message for every confirmed stay to come (docs/product/messages.md, Planned messages). */
export const planMessage =
  ({ db, listings }: Pick<Deps, 'db' | 'listings'>): Messaging['planMessage'] =>
  async ({ templateId, listingId, anchor, days, hour }, { actor, now, command }) => {
    const me = personOf(actor)
    const isOwnHome = async (): Promise<boolean> => {
      if (listingId === null) return true
      const answer = await listings.bookableByIds({ ids: [listingId] })
      return answer.ok && answer.value.listings[0]?.hostId === me
    }
    const own = await isOwnHome()
    return command(db, async (tx): Promise<Result<{ id: string }>> => {
      const allowed = await refuseSuspended(tx, actor)
      if (!allowed.ok) return allowed
      if (!own) return err('listing.notFound')
      await lockHostMessages(tx, me)
      const found = countOf(
        await tx.$queryRaw`select count(*)::integer as count from message_template
          where id = ${templateId}::uuid and host_id = ${me}::uuid`,
      )
      if (found === 0) return err('messageTemplate.notFound')
      const count = countOf(
        await tx.$queryRaw`select count(*)::integer as count from planned_message where host_id = ${me}::uuid`,
      )
      if (count >= mostPlannedMessages) return err('plannedMessage.tooMany', { most: mostPlannedMessages })
      const id = randomUUID()
      await tx.$executeRaw`
        insert into planned_message (id, host_id, template_id, listing_id, anchor, days, hour, planned_at)
        values (${id}::uuid, ${me}::uuid, ${templateId}::uuid, ${listingId}::uuid, ${anchor}, ${days}::smallint,
          ${hour}::smallint, ${now}::timestamptz)`
      return ok({ id })
    })
  }

/** Ends a plan; what it has sent stays. */
export const deletePlan =
  ({ db }: Pick<Deps, 'db'>): Messaging['deletePlannedMessage'] =>
  async ({ id }, { actor, command }) =>
    command(db, async (tx): Promise<Result<Record<string, never>>> => {
      const allowed = await refuseSuspended(tx, actor)
      if (!allowed.ok) return allowed
      const gone = await tx.$executeRaw`
        delete from planned_message where id = ${id}::uuid and host_id = ${personOf(actor)}::uuid`
      return gone > 0 ? ok({}) : err('plannedMessage.notFound')
    })
