import type { DateRange, ListingId, Run } from '@nordbo/contracts'
import type { Tx } from '../core/database.ts'

/** The notes that days of a home get; days without one lose theirs. */
export interface NotesOfHome {
  listingId: ListingId
  ranges: readonly DateRange[]
  notes: readonly Run<string>[]
}

/** Replaces the notes of these days. */
export const replaceNotesOf = async (tx: Tx, homes: readonly NotesOfHome[]): Promise<void> => {
  const days = homes.flatMap(({ listingId, ranges }) => ranges.map((range) => ({ listing_id: listingId, ...range })))
  const rows = homes.flatMap(({ listingId, notes }) => notes.map((note) => ({ listing_id: listingId, ...note })))
  await tx.$executeRaw`
    delete from night_note n using jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as day (listing_id uuid, "from" date, "to" date)
    where n.listing_id = day.listing_id and n.date >= day."from" and n.date < day."to"`
  if (rows.length === 0) return
  await tx.$executeRaw`
    insert into night_note (listing_id, date, text)
    select note.listing_id, night.night::date, note.value
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as note (listing_id uuid, "from" date, "to" date, value text),
      generate_series(note."from"::timestamp, (note."to" - 1)::timestamp, interval '1 day') as night (night)`
}
