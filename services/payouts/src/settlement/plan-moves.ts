/** What decides the next moves of a payout. Amounts are øre. */
export interface SettlementState {
  /** What the host is owed for this booking; negative when too much was sent. */
  owedOre: number
  /** Transfers and reversals that are planned and not done. */
  pendingTransferOre: number
  pendingReversalOre: number
  /** Whether money may be sent now: the payout is due, not frozen, and the host has an account. */
  sendable: boolean
  /** Finished transfers, with what can still be reversed of each. */
  reversible: readonly { transferId: string; leftOre: number }[]
  /** The host's other bookings that were paid too much, beyond planned reversals. */
  debts: readonly { bookingId: string; debtOre: number }[]
}

/** What to order now. */
export interface Moves {
  offsets: { bookingId: string; amountOre: number }[]
  transferOre: number
  reversals: { transferId: string; amountOre: number }[]
}

/**
 * Plans the moves after which the host has exactly their share. Owed money first settles debts of other bookings, the rest is
 * transferred. Overpaid money is reversed as far as transfers allow; the rest stays a debt.
 */
export const planMoves = ({
  owedOre,
  pendingTransferOre,
  pendingReversalOre,
  sendable,
  reversible,
  debts,
}: SettlementState): Moves => {
  let left = owedOre - pendingTransferOre + pendingReversalOre
  const moves: Moves = { offsets: [], transferOre: 0, reversals: [] }
  if (left > 0 && sendable) {
    for (const { bookingId, debtOre } of debts) {
      const amountOre = Math.min(left, debtOre)
      if (amountOre <= 0) continue
      moves.offsets.push({ bookingId, amountOre })
      left -= amountOre
    }
    moves.transferOre = left
  }
  for (const { transferId, leftOre } of left < 0 ? reversible : []) {
    const amountOre = Math.min(-left, leftOre)
    if (amountOre <= 0) continue
    moves.reversals.push({ transferId, amountOre })
    left += amountOre
  }
  return moves
}
