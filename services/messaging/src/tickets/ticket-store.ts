import { UserId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'

const Ticket = z.object({
  id: z.uuid(),
  personId: UserId,
  subject: z.string(),
  message: z.string(),
  openedAt: z.date(),
})
/** A question that a person asked the support. */
export type Ticket = z.infer<typeof Ticket>

/** Reads a ticket; undefined for an unknown id. */
export const findTicket = async (tx: Tx, id: string): Promise<Ticket | undefined> =>
  z.array(Ticket).parse(
    await tx.$queryRaw`
      select id, person_id as "personId", subject, message, opened_at as "openedAt" from support_ticket where id = ${id}::uuid`,
  )[0]

/**
 * How many questions a person has asked since a time, and when the first of them was. Other questions of the person wait for the end of
 * the transaction.
 */
export const countTicketsSince = async (
  tx: Tx,
  personId: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`tickets ${personId}`}, 0))`
  const [row] = z.tuple([z.object({ count: z.int(), first: z.date().nullable() })]).parse(
    await tx.$queryRaw`
        select count(*)::int as count, min(opened_at) as first from support_ticket
        where person_id = ${personId}::uuid and opened_at > ${since}::timestamptz`,
  )
  return row
}

/** Stores a ticket. */
export const insertTicket = async (tx: Tx, { id, personId, subject, message, openedAt }: Ticket): Promise<void> => {
  await tx.$executeRaw`
    insert into support_ticket (id, person_id, subject, message, opened_at)
    values (${id}::uuid, ${personId}::uuid, ${subject}, ${message}, ${openedAt}::timestamptz)`
}
