import type { TicketFile } from '@nordbo/contracts'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

/**
 * A file about a question, as it is stored. `actId` is null until it is sent, `width` of a PDF; `fileId` names the stored file. `sha256` is
 * of the bytes that were sent, as hex; null of files that are older than this column.
 */
export const StoredFile = z.object({
  id: z.uuid(),
  ticketId: z.uuid(),
  actId: z.uuid().nullable(),
  fileId: z.uuid(),
  name: z.string(),
  width: z.int().nullable(),
  bytes: z.int(),
  sha256: z.string().nullable(),
  sealedKey: z.instanceof(Buffer),
})
export type StoredFile = z.infer<typeof StoredFile>

const columns = Prisma.sql`id, ticket_id as "ticketId", act_id as "actId", file_id as "fileId", name, width, bytes, sha256,
  sealed_key as "sealedKey"`

/** The files of a question: those of each message in their order, and those that wait in the order of their upload. */
export const listFiles = async (tx: Tx, ticketId: string): Promise<StoredFile[]> =>
  z
    .array(StoredFile)
    .parse(
      await tx.$queryRaw`select ${columns} from ticket_file where ticket_id = ${ticketId}::uuid order by position, uploaded_at, id`,
    )

/** One of them; undefined for an unknown id, or one of another question. */
export const findFile = async (tx: Tx, ticketId: string, id: string): Promise<StoredFile | undefined> =>
  z
    .array(StoredFile)
    .parse(
      await tx.$queryRaw`select ${columns} from ticket_file where id = ${id}::uuid and ticket_id = ${ticketId}::uuid`,
    )[0]

/** Stores one that waits for its message. Returns whether it is new: one with this id may be there. */
export const insertFile = async (
  tx: Tx,
  { id, ticketId, fileId, name, width, bytes, sha256, sealedKey }: Omit<StoredFile, 'actId'>,
  { now, dropAt }: { now: Date; dropAt: Date },
): Promise<boolean> =>
  (await tx.$executeRaw`
    insert into ticket_file (id, ticket_id, file_id, name, width, bytes, sha256, sealed_key, uploaded_at, drop_at)
    values (${id}::uuid, ${ticketId}::uuid, ${fileId}::uuid, ${name}, ${width}::integer, ${bytes}::integer, ${sha256},
      ${sealedKey}::bytea, ${now}::timestamptz, ${dropAt}::timestamptz)
    on conflict (id) do nothing`) === 1

/** Whether all these files of a question wait for a message. Other changes of them wait for the end of the transaction. */
export const lockWaiting = async (tx: Tx, ticketId: string, ids: readonly string[]): Promise<boolean> =>
  z.array(z.object({ id: z.string() })).parse(
    await tx.$queryRaw`select id from ticket_file
        where ticket_id = ${ticketId}::uuid and act_id is null and id = any(${[...ids]}::uuid[]) for update`,
  ).length === ids.length

/** Gives locked files to a message, in their order. */
export const giveFiles = async (tx: Tx, actId: string, ids: readonly string[]): Promise<void> => {
  await tx.$executeRaw`
    update ticket_file set act_id = ${actId}::uuid, position = array_position(${[...ids]}::uuid[], id), drop_at = null
    where id = any(${[...ids]}::uuid[])`
}

/** Deletes one that waits. Returns it; undefined if none of the question waits with this id. */
export const deleteWaiting = async (tx: Tx, ticketId: string, id: string): Promise<StoredFile | undefined> =>
  z.array(StoredFile).parse(
    await tx.$queryRaw`delete from ticket_file
      where id = ${id}::uuid and ticket_id = ${ticketId}::uuid and act_id is null returning ${columns}`,
  )[0]

/** A file as people see it. */
export const fileOf = ({ id, name, width, bytes }: StoredFile): TicketFile => ({
  ...{ id, name, bytes },
  type: width === null ? 'pdf' : 'picture',
})
