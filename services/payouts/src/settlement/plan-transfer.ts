import type { Tx } from '../core/database.ts'

/** Stores a planned transfer before the provider is called. Returns its id. */
export const planTransfer = async (
  tx: Tx,
  order: { bookingId: string; accountId: string; amountOre: number; instant: boolean },
  now: Date,
): Promise<string> => {
  const id = crypto.randomUUID()
  await tx.$executeRaw`
    insert into transfer (id, booking_id, account_id, amount_ore, instant, next_try_at, created_at)
    values (${id}::uuid, ${order.bookingId}::uuid, ${order.accountId}, ${order.amountOre}::bigint, ${order.instant}::boolean,
      ${now}::timestamptz, ${now}::timestamptz)`
  return id
}

/** Stores a planned reversal before the provider is called. Returns its id. */
export const planReversal = async (
  tx: Tx,
  order: { transferId: string; amountOre: number },
  now: Date,
): Promise<string> => {
  const id = crypto.randomUUID()
  await tx.$executeRaw`
    insert into reversal (id, transfer_id, amount_ore, next_try_at, created_at)
    values (${id}::uuid, ${order.transferId}::uuid, ${order.amountOre}::bigint, ${now}::timestamptz, ${now}::timestamptz)`
  return id
}
