import { z } from 'zod'
import type { Reader } from '../core/deps.ts'
import type { Payout } from '../generated/prisma/client.ts'
import type { SettlementState } from './plan-moves.ts'

const debts = z.array(z.object({ bookingId: z.string(), debtOre: z.number() }))
const reversible = z.array(z.object({ transferId: z.string(), leftOre: z.number() }))
const state = z.object({
  pendingTransferOre: z.number(),
  pendingReversalOre: z.number(),
  /** The provider's account, once it can receive money. */
  accountId: z.string().nullable(),
  /** A dispute is open, or the host is suspended. */
  frozen: z.boolean(),
  instant: z.boolean(),
})

/** The stored state of a payout besides its ledger sums. Amounts are øre. */
export type StoredSettlementState = z.infer<typeof state>

/** Reads the state of a payout besides its ledger sums. */
export const readSettlementState = async (reader: Reader, payout: Payout): Promise<StoredSettlementState> => {
  const { bookingId, hostId, listingId } = payout
  const [found] = z.array(state).parse(
    await reader.$queryRaw`
      select
        (select coalesce(sum(amount_ore), 0)::float8 from transfer
          where booking_id = ${bookingId}::uuid and status = 'planned') as "pendingTransferOre",
        (select coalesce(sum(r.amount_ore), 0)::float8 from reversal r join transfer t on t.id = r.transfer_id
          where t.booking_id = ${bookingId}::uuid and r.status = 'planned') as "pendingReversalOre",
        (select provider_id from payout_account
          where host_id = ${hostId}::uuid and status = 'enabled') as "accountId",
        exists (select 1 from dispute where booking_id = ${bookingId}::uuid and status = 'open')
          or kit.is_suspended(${hostId}::uuid) as frozen,
        exists (select 1 from instant_listing where listing_id = ${listingId}::uuid) as instant`,
  )
  if (!found) throw new Error('a query without a table returned no row')
  return found
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
  { hostId, bookingId }: Pick<Payout, 'hostId' | 'bookingId'>,
): Promise<SettlementState['debts']> =>
  debts.parse(
    await reader.$queryRaw`
      select p.booking_id as "bookingId", (-p.owed_ore - coalesce((
        select sum(r.amount_ore) from reversal r join transfer t on t.id = r.transfer_id
        where t.booking_id = p.booking_id and r.status = 'planned'), 0))::float8 as "debtOre"
      from payout p where p.host_id = ${hostId}::uuid and p.booking_id <> ${bookingId}::uuid
        and p.owed_ore < 0 and not p.imported order by p.due_at, p.booking_id`,
  )
