import { CalendarImportId, ImportedNights, ImportFault, LineProblem, ListingId } from '@nordbo/contracts'
import type { DueRow } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { dueRows } from '../core/due-rows.ts'
import { Prisma } from '../generated/prisma/client.ts'

const storedImport = z.object({
  id: CalendarImportId,
  listingId: ListingId,
  name: z.string(),
  address: z.string(),
  nights: ImportedNights,
  problems: z.array(LineProblem),
  problemCount: z.int(),
  fault: ImportFault.nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  readOn: z.string().nullable(),
  triedAt: z.date().nullable(),
  syncedAt: z.date().nullable(),
  claimedAt: z.date().nullable(),
  nextSyncAt: z.date(),
})
/** A row of `calendar_import`. */
export type StoredImport = z.infer<typeof storedImport>

const columns = Prisma.sql`id, listing_id as "listingId", name, address, nights, problems, problem_count as "problemCount", fault, etag,
  last_modified as "lastModified", read_on::text as "readOn", tried_at as "triedAt", synced_at as "syncedAt",
  claimed_at as "claimedAt", next_sync_at as "nextSyncAt"`

/** A listing's imports, oldest first. */
export const findImports = async (reader: Reader, listingId: string): Promise<StoredImport[]> =>
  z.array(storedImport).parse(
    await reader.$queryRaw`
      select ${columns} from calendar_import where listing_id = ${listingId}::uuid order by created_at, id`,
  )

/** One import. */
export const findImport = async (reader: Reader, id: string): Promise<StoredImport | undefined> =>
  z.array(storedImport).parse(await reader.$queryRaw`select ${columns} from calendar_import where id = ${id}::uuid`)[0]

/** Stores a new import, to be read at once. */
export const insertImport = async (
  tx: Tx,
  { id, listingId, name, address }: Pick<StoredImport, 'id' | 'listingId' | 'name' | 'address'>,
  now: Date,
): Promise<void> => {
  await tx.$executeRaw`
    insert into calendar_import (id, listing_id, name, address, created_at, next_sync_at)
    values (${id}::uuid, ${listingId}::uuid, ${name}, ${address}, ${now}::timestamptz, ${now}::timestamptz)`
}

/** Makes an import due. */
export const makeDue = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.$executeRaw`update calendar_import set next_sync_at = ${now}::timestamptz where id = ${id}::uuid`
}

/** Deletes an import with its nights. */
export const deleteImport = async (tx: Tx, id: string): Promise<void> => {
  await tx.$executeRaw`delete from calendar_import where id = ${id}::uuid`
}

/** Imports that are due until a time, the first first. */
export const findDueImports = async (reader: Reader, until: Date, limit: number): Promise<DueRow[]> =>
  dueRows(
    await reader.$queryRaw`
        select id, next_sync_at as at from calendar_import where next_sync_at <= ${until}::timestamptz
        order by next_sync_at limit ${limit}`,
  )

/**
 * Claims an import that is due: until `again` nobody else reads it, and if this process dies it is read again then. Undefined if it is
 * not due any more.
 */
export const claimImport = async (
  tx: Tx,
  id: string,
  { now, again }: { now: Date; again: Date },
): Promise<StoredImport | undefined> =>
  z.array(storedImport).parse(
    await tx.$queryRaw`
      update calendar_import
      set claimed_at = ${now}::timestamptz, tried_at = ${now}::timestamptz, next_sync_at = ${again}::timestamptz
      where id = ${id}::uuid and next_sync_at <= ${now}::timestamptz returning ${columns}`,
  )[0]

/** What a read leaves behind. */
export type ImportResult = Pick<
  StoredImport,
  'nights' | 'problems' | 'problemCount' | 'fault' | 'etag' | 'lastModified' | 'readOn' | 'syncedAt' | 'nextSyncAt'
>

/** Stores the result of a read and ends its claim. */
export const storeResult = async (tx: Tx, id: string, result: ImportResult): Promise<void> => {
  await tx.$executeRaw`
    update calendar_import set nights = ${JSON.stringify(result.nights)}::jsonb, problems = ${JSON.stringify(result.problems)}::jsonb,
      problem_count = ${result.problemCount}, fault = ${result.fault}, etag = ${result.etag}, last_modified = ${result.lastModified},
      read_on = ${result.readOn}::date, synced_at = ${result.syncedAt}::timestamptz, claimed_at = null,
      next_sync_at = ${result.nextSyncAt}::timestamptz
    where id = ${id}::uuid`
}
