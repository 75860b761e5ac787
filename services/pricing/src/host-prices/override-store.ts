import { CalendarDate, type DateRange, type DaysOfHome, ListingId, type Run } from '@nordbo/contracts'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

const home = z.object({
  listingId: ListingId,
  overrides: z.array(z.object({ from: CalendarDate, to: CalendarDate, value: z.int() })),
})
/** The own prices of a home's dates, as runs of øre. */
export type OverridesOfHome = z.infer<typeof home>

/** The CTE `runs`: own prices of homes within [from, to) as runs of nights of one price. */
export const priceRuns = (listingIds: readonly string[], { from, to }: DateRange): Prisma.Sql => Prisma.sql`
  islands as (
    select listing_id, date, price_ore,
      date - (row_number() over (partition by listing_id, price_ore order by date))::int as island
    from price_override where listing_id = any(${[...listingIds]}::uuid[]) and date >= ${from}::date and date < ${to}::date
  ),
  runs as (
    select listing_id, price_ore, min(date) as first, max(date) + 1 as last from islands group by listing_id, price_ore, island
  )`

/** The own prices of homes within [from, to). Homes without any are left out. */
export const findOverrides = async (
  reader: Pick<Tx, '$queryRaw'>,
  listingIds: readonly string[],
  range: DateRange,
): Promise<OverridesOfHome[]> =>
  z.array(home).parse(
    await reader.$queryRaw`
      with ${priceRuns(listingIds, range)}
      select listing_id::text as "listingId",
        json_agg(json_build_object('from', first, 'to', last, 'value', price_ore) order by first) as overrides
      from runs group by listing_id`,
  )

/** Locks the rate cards of homes in the order of their ids. Returns how many there are. */
export const lockCards = async (tx: Tx, listingIds: readonly string[]): Promise<number> => {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from rate_card where listing_id = any(${[...listingIds]}::uuid[]) order by listing_id for update`
  return rows.length
}

/** Replaces the own prices of these days, and increments the revisions of the cards. */
export const replaceOverrides = async (
  tx: Tx,
  homes: readonly (DaysOfHome & { prices: readonly Run<number>[] })[],
  now: Date,
): Promise<void> => {
  const days = homes.flatMap(({ listingId, ranges }) => ranges.map((range) => ({ listing_id: listingId, ...range })))
  const rows = homes.flatMap(({ listingId, prices }) => prices.map((run) => ({ listing_id: listingId, ...run })))
  await tx.$executeRaw`
    delete from price_override p using jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as day (listing_id uuid, "from" date, "to" date)
    where p.listing_id = day.listing_id and p.date >= day."from" and p.date < day."to"`
  await tx.$executeRaw`
    insert into price_override (listing_id, date, price_ore)
    select run.listing_id, night.night::date, run.value
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as run (listing_id uuid, "from" date, "to" date, value integer),
      generate_series(run."from"::timestamp, (run."to" - 1)::timestamp, interval '1 day') as night (night)`
  await tx.rateCard.updateMany({
    where: { listingId: { in: homes.map(({ listingId }) => listingId) } },
    data: { revision: { increment: 1 }, changedAt: now },
  })
}
