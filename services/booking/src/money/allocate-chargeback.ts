/** The part of a chargeback that pays one refund. */
export interface ChargebackPart<T> {
  refund: T
  amountOre: number
}

/** Allocates a chargeback to the payment's planned refunds, oldest first; `restOre` is what exceeds them. */
export const allocateChargeback = <T extends { amountOre: number }>(
  takenOre: number,
  owed: readonly T[],
): { parts: ChargebackPart<T>[]; restOre: number } => {
  let restOre = takenOre
  const parts: ChargebackPart<T>[] = []
  for (const refund of owed) {
    const amountOre = Math.min(refund.amountOre, restOre)
    if (amountOre === 0) break
    parts.push({ refund, amountOre })
    restOre -= amountOre
  }
  return { parts, restOre }
}
