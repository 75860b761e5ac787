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

type Open = Pick<SettlementState, 'owedOre' | 'pendingTransferOre' | 'pendingReversalOre'>

/** What is owed and not ordered yet; negative when too much was sent. */
export const openOreOf = ({ owedOre, pendingTransferOre, pendingReversalOre }: Open): number =>
  owedOre - pendingTransferOre + pendingReversalOre

/** Whether the host's debts and this booking's finished transfers decide the moves. Those that do not need not be read. */
export const decisiveReads = ({
  sendable,
  ...open
}: Open & Pick<SettlementState, 'sendable'>): { debts: boolean; reversible: boolean } => ({
  debts: sendable && openOreOf(open) > 0,
  reversible: openOreOf(open) < 0,
})

/**
 * Plans the moves after which the host has exactly their share. Owed money first settles debts of other bookings, the rest is
 * transferred. Overpaid money is reversed as far as transfers allow; the rest stays a debt.
 */
export const planMoves = ({ sendable, reversible, debts, ...open }: SettlementState): Moves => {
  let left = openOreOf(open)
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
