import { percentile } from '../load/latencies.ts'

/** How the times of a group are distributed, ms. */
export interface Spread {
  count: number
  lower: number
  median: number
  upper: number
}

/** What two groups of times say about whether they are of one kind. */
export interface Comparison {
  one: Spread
  other: Spread
  /** Pairs in which the time of the first group is the longer one, ties counted half, as a share. 0.5 if nothing tells the groups apart. */
  longerShare: number
  /** The normal deviate of the Mann–Whitney U test. */
  z: number
  /** The probability of a difference this large, or larger, between groups of one kind (two-sided). */
  p: number
}

const spreadOf = (times: readonly number[]): Spread => {
  const sorted = Float64Array.from(times).sort()
  return {
    count: sorted.length,
    lower: percentile(sorted, 0.25),
    median: percentile(sorted, 0.5),
    upper: percentile(sorted, 0.75),
  }
}

/** Both tails of the standard normal distribution beyond |z| (Abramowitz and Stegun 26.2.17, within 1e-7). */
const bothTails = (z: number): number => {
  const x = Math.abs(z)
  const t = 1 / (1 + 0.2316419 * x)
  const series = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce(
    (sum, factor) => (sum + factor) * t,
    0,
  )
  return Math.min(1, 2 * (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series)
}

/** The sum of the first group's ranks in both groups together, where equal times share their mean rank, and Σ(t³ − t) of the ties. */
const rankSum = (one: readonly number[], other: readonly number[]): { sum: number; ties: number } => {
  const all = [...one.map((ms) => ({ ms, first: true })), ...other.map((ms) => ({ ms, first: false }))].sort(
    (a, b) => a.ms - b.ms,
  )
  let [sum, ties] = [0, 0]
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]?.ms === all[from]?.ms) to++
    const size = to - from
    const meanRank = (from + 1 + to) / 2
    sum += meanRank * all.slice(from, to).filter(({ first }) => first).length
    ties += size ** 3 - size
    from = to
  }
  return { sum, ties }
}

/** Compares two groups of times by the Mann–Whitney U test, with the normal approximation corrected for ties. For groups of twenty and more. */
export const compareTimes = (one: readonly number[], other: readonly number[]): Comparison => {
  const [n, m] = [one.length, other.length]
  const total = n + m
  const { sum, ties } = rankSum(one, other)
  const u = sum - (n * (n + 1)) / 2
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)))
  const z = variance === 0 ? 0 : (u - (n * m) / 2) / Math.sqrt(variance)
  return { one: spreadOf(one), other: spreadOf(other), longerShare: u / (n * m), z, p: bothTails(z) }
}
