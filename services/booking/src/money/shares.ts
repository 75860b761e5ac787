import { percentOf, type Quote } from '@nordbo/contracts'

/** What a guest paid for, or gets back, line by line; øre. */
export interface MoneyLines {
  nightsOre: number
  cleaningOre: number
  serviceFeeOre: number
}

/** Whose the same money is; øre. */
export interface Shares {
  hostShareOre: number
  platformFeeOre: number
  serviceFeeOre: number
}

/** What is left of a stay's money after earlier refunds: the same sum seen from both sides. */
export interface RemainingMoney {
  lines: MoneyLines
  shares: Shares
  /** Of what the host keeps, from the booking's snapshot. */
  platformFeePercent: number
}

/** Nothing for nobody. */
export const noShares: Shares = { hostShareOre: 0, platformFeeOre: 0, serviceFeeOre: 0 }

/** A refund in the making: what comes back, and what it takes from whom. */
export interface RefundPlan {
  back: MoneyLines
  shares: Shares
  amountOre: number
}

/** The sum of the lines. */
export const sumOfLines = ({ nightsOre, cleaningOre, serviceFeeOre }: MoneyLines): number =>
  nightsOre + cleaningOre + serviceFeeOre

/** The sum of the shares. */
export const sumOfShares = ({ hostShareOre, platformFeeOre, serviceFeeOre }: Shares): number =>
  hostShareOre + platformFeeOre + serviceFeeOre

/** Both together. */
export const addShares = (one: Shares, other: Shares): Shares => ({
  hostShareOre: one.hostShareOre + other.hostShareOre,
  platformFeeOre: one.platformFeeOre + other.platformFeeOre,
  serviceFeeOre: one.serviceFeeOre + other.serviceFeeOre,
})

/** The first without the second. */
export const subtractShares = (one: Shares, other: Shares): Shares => ({
  hostShareOre: one.hostShareOre - other.hostShareOre,
  platformFeeOre: one.platformFeeOre - other.platformFeeOre,
  serviceFeeOre: one.serviceFeeOre - other.serviceFeeOre,
})

/** Takes an amount out of shares: of the host's first, then the platform's, then the service fee. Never more than there is. */
export const allocate = (shares: Shares, amountOre: number): Shares => {
  const hostShareOre = Math.min(shares.hostShareOre, amountOre)
  const platformFeeOre = Math.min(shares.platformFeeOre, amountOre - hostShareOre)
  const serviceFeeOre = Math.min(shares.serviceFeeOre, amountOre - hostShareOre - platformFeeOre)
  return { hostShareOre, platformFeeOre, serviceFeeOre }
}

/** What is left of a paid stay after refunds that took `given`: nights are given back before cleaning. */
export const remainingMoney = (quote: Quote, given: Shares): RemainingMoney => {
  const { cleaningOre, serviceFeeOre, totalOre, platformFeeOre, hostShareOre, settings } = quote
  const nightsOre = totalOre - cleaningOre - serviceFeeOre
  const givenOre = given.hostShareOre + given.platformFeeOre
  return {
    lines: {
      nightsOre: nightsOre - Math.min(nightsOre, givenOre),
      cleaningOre: cleaningOre - Math.max(0, givenOre - nightsOre),
      serviceFeeOre: serviceFeeOre - given.serviceFeeOre,
    },
    shares: subtractShares({ hostShareOre, platformFeeOre, serviceFeeOre }, given),
    platformFeePercent: settings.platformFeePercent,
  }
}

/** Gives lines back: the platform's fee is recomputed on what the host keeps, the host bears the rest (docs/product/booking.md, Cancellation). */
export const planRefundOfLines = (
  { lines, shares, platformFeePercent }: RemainingMoney,
  back: MoneyLines,
): RefundPlan => {
  const backOre = back.nightsOre + back.cleaningOre
  const keptOre = lines.nightsOre + lines.cleaningOre - backOre
  const keptFeeOre = backOre === 0 ? shares.platformFeeOre : percentOf(keptOre, platformFeePercent)
  const platformFeeOre = shares.platformFeeOre - Math.min(shares.platformFeeOre, keptFeeOre)
  return {
    back,
    shares: { hostShareOre: backOre - platformFeeOre, platformFeeOre, serviceFeeOre: back.serviceFeeOre },
    amountOre: sumOfLines(back),
  }
}

/** Gives a part back: of the nights first, then the cleaning, then the service fee. Never more than is left. */
export const planPartialRefund = (left: RemainingMoney, amountOre: number): RefundPlan => {
  const nightsOre = Math.min(left.lines.nightsOre, amountOre)
  const cleaningOre = Math.min(left.lines.cleaningOre, amountOre - nightsOre)
  const serviceFeeOre = Math.min(left.lines.serviceFeeOre, amountOre - nightsOre - cleaningOre)
  return planRefundOfLines(left, { nightsOre, cleaningOre, serviceFeeOre })
}
