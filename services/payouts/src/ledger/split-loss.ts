import type { Shares } from './postings.ts'

/**
 * Who bears a loss, in proportion to what each still has of a booking; never more than that. Cumulative rounding keeps the sum exact
 * and each part within an øre of its proportion.
 */
export const splitLoss = (lossOre: number, held: Shares): Shares => {
  const total = held.hostShareOre + held.platformFeeOre + held.serviceFeeOre
  const borne = Math.min(lossOre, total)
  if (borne <= 0) return { hostShareOre: 0, platformFeeOre: 0, serviceFeeOre: 0 }
  // Whole numbers all the way: øre times øre outgrows what a number holds exactly.
  const upTo = (ore: number): number =>
    Number((2n * BigInt(borne) * BigInt(ore) + BigInt(total)) / (2n * BigInt(total)))
  const host = upTo(held.hostShareOre)
  const platform = upTo(held.hostShareOre + held.platformFeeOre)
  return { hostShareOre: host, platformFeeOre: platform - host, serviceFeeOre: borne - platform }
}
