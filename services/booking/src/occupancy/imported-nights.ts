import { CalendarDate, type DateRange, ListingId, withoutRanges } from '@nordbo/contracts'
import { z } from 'zod'
import type { Tx } from '../core/database.ts'

const ranges = z.array(z.object({ from: CalendarDate, to: CalendarDate }))
const home = z.object({
  listingId: ListingId,
  imports: z.array(z.object({ id: z.string(), name: z.string(), nights: ranges })),
  taken: ranges,
})
type Home = z.infer<typeof home>

/** The nights that each import closes: what neither stays, the host's blocks nor earlier imports have taken. */
export const nightsToClose = ({
  imports,
  taken,
}: Pick<Home, 'imports' | 'taken'>): (DateRange & { importId: string; reason: string })[] => {
  const closed: DateRange[] = [...taken]
  return imports.flatMap(({ id, name, nights }) => {
    const left = withoutRanges(nights, closed)
    closed.push(...left)
    return left.map((range) => ({ ...range, importId: id, reason: name }))
  })
}

/**
 * Closes what imported calendars keep closed in these homes, around their stays and the host's blocks. Called under the homes' locks
 * after every change of these (docs/product/hosting.md, Calendars elsewhere).
 */
export const closeImportedNights = async (tx: Tx, listingIds: readonly string[]): Promise<void> => {
  const homes = z.array(home).parse(
    await tx.$queryRaw`
      select i.listing_id as "listingId",
        jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'nights', i.nights) order by i.created_at, i.id) as imports,
        coalesce((select jsonb_agg(jsonb_build_object('from', o.check_in, 'to', o.check_out)) from occupancy o
          where o.listing_id = i.listing_id and o.import_id is null), '[]') as taken
      from calendar_import i where i.listing_id = any(${[...listingIds]}::uuid[]) group by i.listing_id`,
  )
  if (homes.length === 0) return
  const rows = homes.flatMap((each) =>
    nightsToClose(each).map((night) => ({ ...night, listing_id: each.listingId, import_id: night.importId })),
  )
  await tx.$executeRaw`
    delete from occupancy where import_id is not null and listing_id = any(${homes.map(({ listingId }) => listingId)}::uuid[])`
  await tx.$executeRaw`
    insert into occupancy (id, listing_id, kind, check_in, check_out, reason, import_id)
    select gen_random_uuid(), listing_id, 'block', "from", "to", reason, import_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as night (listing_id uuid, "from" date, "to" date, reason text, import_id uuid)`
}
