import { createHash } from 'node:crypto'
import { ContactTopic, Locale, ReportedPart, TicketState, UserId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import type { TicketTokens } from '../core/link-tokens.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** A question to the support, as it is stored. */
export const Ticket = z.object({
  id: z.uuid(),
  number: z.int(),
  personId: UserId.nullable(),
  subject: z.string(),
  message: z.string(),
  state: TicketState,
  name: z.string().nullable(),
  email: z.string().nullable(),
  locale: Locale.nullable(),
  topic: ContactTopic.nullable(),
  bookingNumber: z.string().nullable(),
  suspect: z.boolean(),
  /** What the person reported, if it is a report. */
  report: ReportedPart.nullable(),
  openedAt: z.date(),
})
export type Ticket = z.infer<typeof Ticket>

/** What a ticket is opened with; the rest is of the contact page. */
export type NewTicket = Pick<Ticket, 'id' | 'personId' | 'subject' | 'message' | 'openedAt'> &
  Partial<Pick<Ticket, 'name' | 'email' | 'locale' | 'topic' | 'bookingNumber' | 'suspect'>>

/** The columns of a ticket, for a query of its table. */
export const ticketColumns = Prisma.sql`
  id, number, person_id as "personId", subject, message, state, name, email, locale, topic, booking_number as "bookingNumber", suspect,
  opened_at as "openedAt",
  (select jsonb_build_object('threadId', r.thread_id, 'messageId', r.message_id, 'reason', r.reason) from thread_report r
    where r.id = support_ticket.id) as report`

/** Reads a ticket; undefined for an unknown id. */
export const findTicket = async (tx: Tx, id: string): Promise<Ticket | undefined> =>
  z.array(Ticket).parse(await tx.$queryRaw`select ${ticketColumns} from support_ticket where id = ${id}::uuid`)[0]

/** As `findTicket`; other changes of the ticket wait for the end of the transaction. */
export const lockTicket = async (tx: Tx, id: string): Promise<Ticket | undefined> =>
  z
    .array(Ticket)
    .parse(await tx.$queryRaw`select ${ticketColumns} from support_ticket where id = ${id}::uuid for update`)[0]

/** The ticket whose link has this secret: one under a seal, or one of an earlier release, of which the hash is stored. */
export const findTicketByToken = async (tx: Tx, tokens: TicketTokens, token: string): Promise<Ticket | undefined> => {
  const id = tokens.read(token, 'show')
  if (id !== undefined) return findTicket(tx, id)
  const hash = createHash('sha256').update(token).digest('hex')
  return z
    .array(Ticket)
    .parse(await tx.$queryRaw`select ${ticketColumns} from support_ticket where link_hash = ${hash}`)[0]
}

/**
 * How many questions a person has asked since a time, and when the first of them was. Reports of conversations do not count. Other
 * questions of the person wait for the end of the transaction.
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
        where person_id = ${personId}::uuid and opened_at > ${since}::timestamptz
          and not exists (select from thread_report r where r.id = support_ticket.id)`,
  )
  return row
}

/** Stores a ticket with a number, which is returned; undefined if one with this id is there. */
export const insertTicket = async (tx: Tx, ticket: NewTicket): Promise<number | undefined> => {
  const { id, personId, subject, message, openedAt } = ticket
  const { name = null, email = null, locale = null, topic = null, bookingNumber = null, suspect = false } = ticket
  const inserted = z.array(z.object({ number: z.int() })).parse(
    await tx.$queryRaw`
    insert into support_ticket
      (id, person_id, subject, message, name, email, locale, topic, booking_number, suspect, opened_at)
    values (${id}::uuid, ${personId}::uuid, ${subject}, ${message}, ${name}, ${email}, ${locale}, ${topic}, ${bookingNumber},
      ${suspect}::boolean, ${openedAt}::timestamptz)
    on conflict (id) do nothing returning number`,
  )
  return inserted[0]?.number
}

/** Stores the state of a ticket. */
export const setState = async (tx: Tx, id: string, state: TicketState): Promise<void> => {
  await tx.$executeRaw`update support_ticket set state = ${state} where id = ${id}::uuid`
}
