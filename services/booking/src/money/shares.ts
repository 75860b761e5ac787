import { percentOf, type Quote } from '@nordbo/contracts'

/** An amount by what the guest pays for; øre. */
export interface MoneyLines {
  nightsOre: number
  cleaningOre: number
  serviceFeeOre: number
}

/** The same amount by who receives it; øre. */
export interface Shares {
  hostShareOre: number
  platformFeeOre: number
  serviceFeeOre: number
}

/** What is left of a stay's money after refunds: the same sum by line and by share. */
export interface RemainingMoney {
  lines: MoneyLines
  shares: Shares
  /** The platform's percentage of what the host keeps, from the booking's snapshot. */
  platformFeePercent: number
}

export const noShares: Shares = { hostShareOre: 0, platformFeeOre: 0, serviceFeeOre: 0 }

/** A refund to make: its lines, its shares and its sum. */
export interface RefundPlan {
  back: MoneyLines
  shares: Shares
  amountOre: number
}

export const sumOfLines = ({ nightsOre, cleaningOre, serviceFeeOre }: MoneyLines): number =>
  nightsOre + cleaningOre + serviceFeeOre

export const sumOfShares = ({ hostShareOre, platformFeeOre, serviceFeeOre }: Shares): number =>
  hostShareOre + platformFeeOre + serviceFeeOre

export const addShares = (one: Shares, other: Shares): Shares => ({
  hostShareOre: one.hostShareOre + other.hostShareOre,
  platformFeeOre: one.platformFeeOre + other.platformFeeOre,
  serviceFeeOre: one.serviceFeeOre + other.serviceFeeOre,
})

export const subtractShares = (one: Shares, other: Shares): Shares => ({
  hostShareOre: one.hostShareOre - other.hostShareOre,
  platformFeeOre: one.platformFeeOre - other.platformFeeOre,
  serviceFeeOre: one.serviceFeeOre - other.serviceFeeOre,
})

/** Takes an amount out of shares: first from the host's, then the platform's, then the service fee. Never more than there is. */
export const allocate = (shares: Shares, amountOre: number): Shares => {
  const hostShareOre = Math.min(shares.hostShareOre, amountOre)
  const platformFeeOre = Math.min(shares.platformFeeOre, amountOre - hostShareOre)
  const serviceFeeOre = Math.min(shares.serviceFeeOre, amountOre - hostShareOre - platformFeeOre)
  return { hostShareOre, platformFeeOre, serviceFeeOre }
}

/** Splits an amount off a refund: its shares, and those of them that belong to an alteration, which are taken last. */
export const splitRefund = (
  refund: Shares & { alterationShares: Shares },
  amountOre: number,
): Shares & { alterationShares: Shares } => {
  const shares = allocate(refund, amountOre)
  const { hostShareOre, platformFeeOre, serviceFeeOre } = subtractShares(refund, refund.alterationShares)
  const others: Shares = {
    hostShareOre: Math.min(shares.hostShareOre, hostShareOre),
    platformFeeOre: Math.min(shares.platformFeeOre, platformFeeOre),
    serviceFeeOre: Math.min(shares.serviceFeeOre, serviceFeeOre),
  }
  return { ...shares, alterationShares: subtractShares(shares, others) }
}

/** What is left of a paid stay after refunds with these shares in total; nights are refunded before cleaning. */
export const remainingMoney = (quote: Quote, refunded: Shares): RemainingMoney => {
  const { cleaningOre, serviceFeeOre, totalOre, platformFeeOre, hostShareOre, settings } = quote
  const nightsOre = totalOre - cleaningOre - serviceFeeOre
  const refundedOre = refunded.hostShareOre + refunded.platformFeeOre
  return {
    lines: {
      nightsOre: nightsOre - Math.min(nightsOre, refundedOre),
      cleaningOre: cleaningOre - Math.max(0, refundedOre - nightsOre),
      serviceFeeOre: serviceFeeOre - refunded.serviceFeeOre,
    },
    shares: subtractShares({ hostShareOre, platformFeeOre, serviceFeeOre }, refunded),
    platformFeePercent: settings.platformFeePercent,
  }
}

/**
 * Plans the refund of lines: the platform's fee is recomputed on what the host keeps, and the host bears the rest
 * (docs/product/booking.md, Cancellation).
 */
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

/** Plans a partial refund: first of the nights, then the cleaning, then the service fee. Never more than is left. */
export const planPartialRefund = (left: RemainingMoney, amountOre: number): RefundPlan => {
  const nightsOre = Math.min(left.lines.nightsOre, amountOre)
  const cleaningOre = Math.min(left.lines.cleaningOre, amountOre - nightsOre)
  const serviceFeeOre = Math.min(left.lines.serviceFeeOre, amountOre - nightsOre - cleaningOre)
  return planRefundOfLines(left, { nightsOre, cleaningOre, serviceFeeOre })
}
