/** One booking's money and its host's, as they stand. Amounts are øre. */
export interface Standing {
  /** What the ledger owes the host of this booking; negative when too much was sent. */
  owedOre: number
  /** Ordered and not yet done. */
  outOre: number
  backOre: number
  /** Its day has come, nothing holds it back and there is an account to send it to. */
  sendable: boolean
  /** Transfers that were done, with what is left to take back of each. */
  reversible: readonly { transferId: string; leftOre: number }[]
  /** The host's other bookings that owe more than any reversal will bring. */
  debts: readonly { bookingId: string; debtOre: number }[]
}

/** What is to be ordered now. */
export interface Moves {
  offsets: { bookingId: string; amountOre: number }[]
  transferOre: number
  reversals: { transferId: string; amountOre: number }[]
}

/**
 * What to order so that a host ends with exactly their share: too little is sent once it may be, after what their other bookings
 * owe; too much is taken back from what was sent, as far as that goes, and the rest stays a debt. Pure.
 */
export const planMoves = ({ owedOre, outOre, backOre, sendable, reversible, debts }: Standing): Moves => {
  let left = owedOre - outOre + backOre
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
