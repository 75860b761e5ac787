import { z } from 'zod'
import type { Reader, Tx } from '../deps.ts'
import type { Posting, Shares } from './postings.ts'

/**
 * Lets nobody else change the books of a host until the transaction ends: what is owed is computed, then promised. Taken before
 * anything is read.
 */
export const lockHost = async (tx: Tx, hostId: string): Promise<void> => {
  await tx.$queryRaw`select 1 as locked from (select pg_advisory_xact_lock(hashtextextended(${hostId}, 77))) lock`
}

/** Books what happened, once per fact; answers whether it was news. */
export const book = async (tx: Tx, { entries, ...transaction }: Posting, at: Date): Promise<boolean> => {
  const id = crypto.randomUUID()
  const { count } = await tx.ledgerTransaction.createMany({
    data: [{ id, ...transaction, occurredAt: at }],
    skipDuplicates: true,
  })
  if (count === 0) return false
  await tx.ledgerEntry.createMany({
    data: entries.map(({ account, bookingId, amountOre }) => ({
      ...{ account, bookingId },
      transactionId: id,
      amountOre: BigInt(amountOre),
    })),
  })
  return true
}

/** What the ledger says of one booking, øre. */
const sums = z.object({
  /** Of nights and cleaning, after refunds and lost disputes. */
  earnedOre: z.number(),
  platformFeeOre: z.number(),
  /** With its VAT. */
  serviceFeeOre: z.number(),
  /** Still to be sent; negative when too much was. */
  owedOre: z.number(),
})
export type BookingSums = z.infer<typeof sums>

/** The sums of a booking's books. */
export const sumsOf = async (reader: Reader, bookingId: string): Promise<BookingSums> => {
  const rows = await reader.$queryRaw`
    select
      coalesce(-sum(e.amount_ore) filter (where e.account = 'host' and t.kind in ('payment', 'refund', 'dispute')), 0)::float8 as "earnedOre",
      coalesce(-sum(e.amount_ore) filter (where e.account = 'platform_fee'), 0)::float8 as "platformFeeOre",
      coalesce(-sum(e.amount_ore) filter (where e.account in ('service_fee', 'vat')), 0)::float8 as "serviceFeeOre",
      coalesce(-sum(e.amount_ore) filter (where e.account = 'host'), 0)::float8 as "owedOre"
    from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
    where e.booking_id = ${bookingId}::uuid`
  const [found] = z.array(sums).parse(rows)
  if (!found) throw new Error('a sum is one row')
  return found
}

const sent = z.array(z.object({ at: z.date().nullable() }))

/** When a host was last sent or credited something of a booking; what was taken back does not count. Null where nothing was. */
export const lastSentAt = async (reader: Reader, bookingId: string): Promise<Date | null> => {
  const rows = await reader.$queryRaw`
    select max(t.occurred_at) as at from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
    where e.booking_id = ${bookingId}::uuid and e.account = 'host' and e.amount_ore > 0
      and t.kind in ('transfer', 'offset', 'outside')`
  return sent.parse(rows)[0]?.at ?? null
}

/** What each party still has of a booking, øre. */
export const sharesHeld = ({ earnedOre, platformFeeOre, serviceFeeOre }: BookingSums): Shares => ({
  hostShareOre: Math.max(0, earnedOre),
  platformFeeOre: Math.max(0, platformFeeOre),
  serviceFeeOre: Math.max(0, serviceFeeOre),
})
