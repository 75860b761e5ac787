import type { Tx } from '../core/deps.ts'

/** Stores a planned transfer before the provider is called. Returns its id. */
export const planTransfer = async (
  tx: Tx,
  order: { bookingId: string; accountId: string; amountOre: number; instant: boolean },
  now: Date,
): Promise<string> => {
  const { amountOre, ...rest } = order
  const data = { id: crypto.randomUUID(), ...rest, amountOre: BigInt(amountOre), nextTryAt: now, createdAt: now }
  return (await tx.transfer.create({ data, select: { id: true } })).id
}

/** Stores a planned reversal before the provider is called. Returns its id. */
export const planReversal = async (
  tx: Tx,
  order: { transferId: string; amountOre: number },
  now: Date,
): Promise<string> => {
  const { transferId, amountOre } = order
  const data = { id: crypto.randomUUID(), transferId, amountOre: BigInt(amountOre), nextTryAt: now, createdAt: now }
  return (await tx.reversal.create({ data, select: { id: true } })).id
}
