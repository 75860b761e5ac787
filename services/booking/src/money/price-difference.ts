import { type Quote, smallestChargeOre } from '@nordbo/contracts'
import { remainingMoney, type Shares, subtractShares, sumOfLines } from './shares.ts'

/** By how much the second price is more than the first, and whose it is. The shares sum to the difference of the totals. */
export const shareDifference = (agreed: Quote, changed: Quote): Shares => subtractShares(changed, agreed)

/**
 * A price that would be dearer by less than the provider charges: the changed stay costs what was agreed, and everybody's share stays
 * as it is. The nights bear it, which are that much cheaper. Pure.
 */
export const waiveSmallDifference = (agreed: Quote, changed: Quote): { quote: Quote; waivedOre: number } => {
  const waivedOre = changed.totalOre - agreed.totalOre
  if (waivedOre <= 0 || waivedOre >= smallestChargeOre) return { quote: changed, waivedOre: 0 }
  const { totalOre, serviceFeeOre, platformFeeOre, hostShareOre } = agreed
  const discountsOre = changed.discounts.reduce((sum, { amountOre }) => sum + amountOre, 0)
  const subtotalOre = totalOre - serviceFeeOre - changed.cleaningOre + discountsOre
  return { quote: { ...changed, subtotalOre, totalOre, serviceFeeOre, platformFeeOre, hostShareOre }, waivedOre }
}

/** Would the changed price still cover what was given back of the agreed one? Less than that could not be refunded. */
export const coversRefunds = (changed: Quote, given: Shares): boolean => {
  const { lines, shares } = remainingMoney(changed, given)
  return Math.min(sumOfLines(lines), ...Object.values(lines), ...Object.values(shares)) >= 0
}
