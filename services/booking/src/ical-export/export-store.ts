import { CalendarDate, CalendarToken } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import type { ExportedNights } from './write-calendar-file.ts'

const tokens = z.array(z.object({ token: CalendarToken }))

/** The secret of a listing's calendar file; null until its host makes one. */
export const findExportToken = async (reader: Reader, listingId: string): Promise<string | null> =>
  tokens.parse(await reader.$queryRaw`select token from calendar_export where listing_id = ${listingId}::uuid`)[0]
    ?.token ?? null

/** Stores a new secret in place of the former one. */
export const storeExportToken = async (tx: Tx, listingId: string, token: string, now: Date): Promise<void> => {
  await tx.$executeRaw`
    insert into calendar_export (listing_id, token, created_at) values (${listingId}::uuid, ${token}, ${now}::timestamptz)
    on conflict (listing_id) do update set token = excluded.token, created_at = excluded.created_at`
}

/** Removes the secret. */
export const removeExportToken = async (tx: Tx, listingId: string): Promise<void> => {
  await tx.$executeRaw`delete from calendar_export where listing_id = ${listingId}::uuid`
}

const exported = z.array(
  z.object({
    nights: z.array(
      z.object({ id: z.string(), from: CalendarDate, to: CalendarDate, kind: z.enum(['stay', 'block']) }),
    ),
  }),
)

/**
 * The taken nights of the listing behind a secret that end after a date; undefined for an unknown secret. Imported nights are left out:
 * two calendars that import each other would never open a night again. A stay and its held nights keep
 * their ids whatever happens to them, a block as long as it begins on the same day.
 */
export const findExportedNights = async (
  reader: Reader,
  token: string,
  after: string,
): Promise<readonly ExportedNights[] | undefined> =>
  exported.parse(
    await reader.$queryRaw`
      select coalesce((select jsonb_agg(jsonb_build_object('kind', o.kind, 'from', o.check_in, 'to', o.check_out,
          'id', coalesce(o.alteration_id::text, o.booking_id::text, o.listing_id || '-' || o.check_in)) order by o.check_in)
        from occupancy o where o.listing_id = e.listing_id and o.import_id is null and o.check_out > ${after}::date), '[]') as nights
      from calendar_export e where e.token = ${token}`,
  )[0]?.nights
