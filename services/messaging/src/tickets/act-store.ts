import { TicketAct } from '@nordbo/contracts'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** Something that was written or done about a ticket, as it is stored; its files are in a table of their own. */
export const StoredAct = TicketAct.omit({ files: true }).extend({ at: z.date() })
export type StoredAct = z.infer<typeof StoredAct>

const columns = Prisma.sql`id, kind, admin_id as "adminId", message, at`

/** What was written and done about a ticket, in order. */
export const listActs = async (tx: Tx, ticketId: string): Promise<StoredAct[]> =>
  z
    .array(StoredAct)
    .parse(await tx.$queryRaw`select ${columns} from ticket_act where ticket_id = ${ticketId}::uuid order by at, id`)

/** One of them; undefined for an unknown id, or one of another ticket. */
export const findAct = async (tx: Tx, ticketId: string, id: string): Promise<StoredAct | undefined> =>
  z
    .array(StoredAct)
    .parse(
      await tx.$queryRaw`select ${columns} from ticket_act where id = ${id}::uuid and ticket_id = ${ticketId}::uuid`,
    )[0]

/** Stores one. Returns whether it is new: one with this id may be there. */
export const insertAct = async (tx: Tx, ticketId: string, { id, kind, adminId, message, at }: StoredAct) =>
  (await tx.$executeRaw`
    insert into ticket_act (id, ticket_id, kind, admin_id, message, at)
    values (${id}::uuid, ${ticketId}::uuid, ${kind}, ${adminId}::uuid, ${message}, ${at}::timestamptz)
    on conflict (id) do nothing`) === 1
