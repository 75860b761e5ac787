/** What of one refund a bank's money settles. */
export interface ChargebackPart<T> {
  refund: T
  amountOre: number
}

/**
 * What a bank took of a payment counts against the refunds of it that are still owed, the oldest first; the rest is what it took beyond
 * them. Pure.
 */
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
