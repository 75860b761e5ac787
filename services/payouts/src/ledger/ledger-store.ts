import { z } from 'zod'
import type { Reader, Tx } from '../core/deps.ts'
import type { Posting } from './postings.ts'

/** Records a posting once per fact. Returns whether it was new. */
export const recordPosting = async (tx: Tx, { entries, ...transaction }: Posting, at: Date): Promise<boolean> => {
  const id = crypto.randomUUID()
  const { count } = await tx.ledgerTransaction.createMany({
    data: [{ id, ...transaction, occurredAt: at }],
    skipDuplicates: true,
  })
  if (count === 0) return false
  await tx.ledgerEntry.createMany({
    data: entries.map((entry) => ({ ...entry, transactionId: id, amountOre: BigInt(entry.amountOre) })),
  })
  return true
}

/** The sums of a booking's ledger entries, øre. */
const sums = z.object({
  /** The host's share after refunds and lost disputes. */
  earnedOre: z.number(),
  platformFeeOre: z.number(),
  /** With its VAT. */
  serviceFeeOre: z.number(),
  /** Not sent yet; negative when too much was sent. */
  owedOre: z.number(),
})
export type BookingSums = z.infer<typeof sums>

/** Reads the sums of a booking's ledger entries. */
export const readBookingSums = async (reader: Reader, bookingId: string): Promise<BookingSums> => {
  const rows = await reader.$queryRaw`
    select
      coalesce(-sum(e.amount_ore) filter (where e.account = 'host' and t.kind in ('payment', 'refund', 'dispute')), 0)::float8 as "earnedOre",
      coalesce(-sum(e.amount_ore) filter (where e.account = 'platform_fee'), 0)::float8 as "platformFeeOre",
      coalesce(-sum(e.amount_ore) filter (where e.account in ('service_fee', 'vat')), 0)::float8 as "serviceFeeOre",
      coalesce(-sum(e.amount_ore) filter (where e.account = 'host'), 0)::float8 as "owedOre"
    from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
    where e.booking_id = ${bookingId}::uuid`
  const [found] = z.array(sums).parse(rows)
  if (!found) throw new Error('an aggregate query returned no row')
  return found
}

const sent = z.array(z.object({ at: z.date().nullable() }))

/** When a host was last sent or credited money of a booking; null if never. Reversals do not count. */
export const readLastSentAt = async (reader: Reader, bookingId: string): Promise<Date | null> => {
  const rows = await reader.$queryRaw`
    select max(t.occurred_at) as at from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
    where e.booking_id = ${bookingId}::uuid and e.account = 'host' and e.amount_ore > 0
      and t.kind in ('transfer', 'offset', 'outside')`
  return sent.parse(rows)[0]?.at ?? null
}
