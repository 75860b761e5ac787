import { z } from 'zod'
import type { Reader } from '../core/database.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { bookingSums, bookingSumsSql } from '../ledger/ledger-store.ts'
import type { SettlementState } from './plan-moves.ts'

const debts = z.array(z.object({ bookingId: z.string(), debtOre: z.number() }))
const reversible = z.array(z.object({ transferId: z.string(), leftOre: z.number() }))

const storedPayout = z.object({
  bookingId: z.string(),
  listingId: z.string(),
  hostId: z.string(),
  dueAt: z.date(),
  imported: z.boolean(),
  revenueOre: z.number(),
  earnedOre: z.number(),
  owedOre: z.number(),
  status: z.enum(['pending', 'paid', 'failed']),
  paidAt: z.date().nullable(),
  failures: z.int(),
  revision: z.int(),
})
/** A payout as it was stored by its last settlement. Amounts are øre. */
export type StoredPayout = z.infer<typeof storedPayout>

const settlement = z.object({
  payout: storedPayout,
  /** What its ledger says now. */
  sums: bookingSums,
  pendingTransferOre: z.number(),
  pendingReversalOre: z.number(),
  /** The provider's account, once it can receive money. */
  accountId: z.string().nullable(),
  disputed: z.boolean(),
  suspended: z.boolean(),
  instant: z.boolean(),
})
/** All that a payout's settlement is decided from. Amounts are øre. */
export type Settlement = z.infer<typeof settlement>

const isRow = z.looseObject({})

/** Reads all that a payout's settlement is decided from; undefined if the booking has no payout. */
export const readSettlement = async (reader: Reader, bookingId: string): Promise<Settlement | undefined> => {
  const [row] = z.array(isRow).parse(
    await reader.$queryRaw`
      select p.booking_id as "bookingId", p.listing_id as "listingId", p.host_id as "hostId", p.due_at as "dueAt", p.imported,
        p.revenue_ore::float8 as "revenueOre", p.earned_ore::float8 as "storedEarnedOre", p.owed_ore::float8 as "storedOwedOre",
        p.status, p.paid_at as "paidAt", p.failures, p.revision, sums.*,
        (select coalesce(sum(amount_ore), 0)::float8 from transfer
          where booking_id = p.booking_id and status = 'planned') as "pendingTransferOre",
        (select coalesce(sum(r.amount_ore), 0)::float8 from reversal r join transfer t on t.id = r.transfer_id
          where t.booking_id = p.booking_id and r.status = 'planned') as "pendingReversalOre",
        (select provider_id from payout_account where id = p.host_id and status = 'enabled') as "accountId",
        exists (select 1 from dispute where booking_id = p.booking_id and status = 'open') as disputed,
        kit.is_suspended(p.host_id) as suspended,
        exists (select 1 from instant_listing where listing_id = p.listing_id) as instant
      from payout p cross join lateral (${bookingSumsSql(Prisma.sql`p.booking_id`)}) sums
      where p.booking_id = ${bookingId}::uuid`,
  )
  if (!row) return undefined
  const { storedEarnedOre: earnedOre, storedOwedOre: owedOre } = row
  return settlement.parse({ ...row, payout: { ...row, earnedOre, owedOre }, sums: row })
}

/** The finished transfers of a booking with what can still be reversed of each, latest first. */
export const findReversible = async (reader: Reader, bookingId: string): Promise<SettlementState['reversible']> =>
  // Leaves out transfers with a refused reversal: the host has emptied the account.
  reversible.parse(
    await reader.$queryRaw`
      select t.id as "transferId",
        (t.amount_ore - coalesce(sum(r.amount_ore) filter (where r.status <> 'refused'), 0))::float8 as "leftOre"
      from transfer t left join reversal r on r.transfer_id = t.id
      where t.booking_id = ${bookingId}::uuid and t.status = 'done'
      group by t.id having coalesce(bool_or(r.status = 'refused'), false) = false order by t.created_at desc, t.id`,
  )

/** The host's other bookings that were paid too much, beyond planned reversals, earliest first. */
export const findDebts = async (
  reader: Reader,
  { hostId, bookingId }: Pick<StoredPayout, 'hostId' | 'bookingId'>,
): Promise<SettlementState['debts']> =>
  debts.parse(
    await reader.$queryRaw`
      select p.booking_id as "bookingId", (-p.owed_ore - coalesce((
        select sum(r.amount_ore) from reversal r join transfer t on t.id = r.transfer_id
        where t.booking_id = p.booking_id and r.status = 'planned'), 0))::float8 as "debtOre"
      from payout p where p.host_id = ${hostId}::uuid and p.booking_id <> ${bookingId}::uuid
        and p.owed_ore < 0 and not p.imported order by p.due_at, p.booking_id`,
  )
