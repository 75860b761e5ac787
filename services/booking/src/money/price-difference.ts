import { type Quote, smallestChargeOre } from '@nordbo/contracts'
import { remainingMoney, type Shares, subtractShares, sumOfLines } from './shares.ts'

/** By how much the second price exceeds the first, as shares. They sum to the difference of the totals. */
export const shareDifference = (agreed: Quote, changed: Quote): Shares => subtractShares(changed, agreed)

/**
 * Waives an increase below the provider's smallest charge: the altered stay costs what was agreed, and every share stays as it is. The
 * nights become that much cheaper.
 */
export const waiveSmallDifference = (agreed: Quote, changed: Quote): { quote: Quote; waivedOre: number } => {
  const waivedOre = changed.totalOre - agreed.totalOre
  if (waivedOre <= 0 || waivedOre >= smallestChargeOre) return { quote: changed, waivedOre: 0 }
  const { totalOre, serviceFeeOre, platformFeeOre, hostShareOre } = agreed
  const discountsOre = changed.discounts.reduce((sum, { amountOre }) => sum + amountOre, 0)
  const subtotalOre = totalOre - serviceFeeOre - changed.cleaningOre + discountsOre
  return { quote: { ...changed, subtotalOre, totalOre, serviceFeeOre, platformFeeOre, hostShareOre }, waivedOre }
}

/** Does the altered price still cover the refunds of the agreed one? A lower price could not be refunded fully. */
export const coversRefunds = (changed: Quote, refunded: Shares): boolean => {
  const { lines, shares } = remainingMoney(changed, refunded)
  return Math.min(sumOfLines(lines), ...Object.values(lines), ...Object.values(shares)) >= 0
}
