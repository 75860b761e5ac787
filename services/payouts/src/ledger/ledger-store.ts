import { z } from 'zod'
import type { Reader } from '../core/database.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Posting } from './postings.ts'

/**
 * SQL: common table expressions that record a posting once per fact. `recorded` has a row if it was new. `source` is a relation of one
 * row that is read first, such as a lock.
 */
export const postingSql = (
  { entries, fact, kind, bookingId, subscriptionId, movement }: Posting,
  at: Date,
  source = Prisma.sql`(select 1) nothing`,
): Prisma.Sql => Prisma.sql`
  recorded as (
    insert into ledger_transaction (id, fact, kind, booking_id, subscription_id, movement, occurred_at)
    select gen_random_uuid(), ${fact}::text, ${kind}::transaction_kind, ${bookingId}::uuid, ${subscriptionId ?? null}::uuid, ${movement}::text,
      ${at}::timestamptz
    from ${source} on conflict do nothing returning id),
  entered as (
    insert into ledger_entry (transaction_id, account, booking_id, subscription_id, amount_ore)
    select recorded.id, entry.account::ledger_account, entry."bookingId", entry."subscriptionId", entry."amountOre"
    from recorded, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry (account text, "bookingId" uuid, "subscriptionId" uuid, "amountOre" bigint))`

/** Records a posting once per fact. Returns whether it was new. */
export const recordPosting = async (tx: Reader, posting: Posting, at: Date): Promise<boolean> =>
  z.array(z.unknown()).parse(await tx.$queryRaw`with ${postingSql(posting, at)} select id from recorded`).length > 0

/** The sums of a booking's ledger entries, øre. */
export const bookingSums = z.object({
  /** The host's share after refunds and lost disputes. */
  earnedOre: z.number(),
  platformFeeOre: z.number(),
  /** With its VAT. */
  serviceFeeOre: z.number(),
  /** Not sent yet; negative when too much was sent. */
  owedOre: z.number(),
  /** When the host was last sent or credited money; null if never. Reversals do not count. */
  lastSentAt: z.date().nullable(),
})
export type BookingSums = z.infer<typeof bookingSums>

/** SQL: one row with the sums of a booking's ledger entries. */
export const bookingSumsSql = (bookingId: Prisma.Sql): Prisma.Sql => Prisma.sql`
  select
    coalesce(-sum(e.amount_ore) filter (where e.account = 'host' and t.kind in ('payment', 'refund', 'dispute')), 0)::float8 as "earnedOre",
    coalesce(-sum(e.amount_ore) filter (where e.account = 'platform_fee'), 0)::float8 as "platformFeeOre",
    coalesce(-sum(e.amount_ore) filter (where e.account in ('service_fee', 'vat')), 0)::float8 as "serviceFeeOre",
    coalesce(-sum(e.amount_ore) filter (where e.account = 'host'), 0)::float8 as "owedOre",
    max(t.occurred_at) filter (
      where e.account = 'host' and e.amount_ore > 0 and t.kind in ('transfer', 'offset', 'outside')) as "lastSentAt"
  from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
  where e.booking_id = ${bookingId}`

/** Reads the sums of a booking's ledger entries. */
export const readBookingSums = async (reader: Reader, bookingId: string): Promise<BookingSums> => {
  const rows = await reader.$queryRaw(bookingSumsSql(Prisma.sql`${bookingId}::uuid`))
  const [found] = z.array(bookingSums).parse(rows)
  if (!found) throw new Error('an aggregate query returned no row')
  return found
}
