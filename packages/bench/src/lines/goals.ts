/** The goal of a line. */
export interface Goal {
  /** Answers a second of the public API by those of the baseline, at least. */
  ratio: number
  /** ms, at most. */
  p99?: number
}

/** The goals by line; search has its goal at 100,000 homes only. */
export const goals = {
  search: { ratio: 0.5, p99: 30 },
  listing: { ratio: 0.25 },
  quote: { ratio: 0.25 },
  booking: { ratio: 0.2, p99: 30 },
} as const satisfies Record<string, Goal>

/** From a change's commit to the browser: ms at 200 changes a second. */
export const noticeGoal = { p50: 10, p99: 50 } as const

/** p99 of cards with totals, map and type-ahead at 100,000 homes, ms. The map with dates is measured without a goal. */
export const findingGoals: Readonly<Record<string, number>> = { totals: 60, map: 80, 'type-ahead': 15 }

/** How much slower the median may be at 100,000 homes than at 5,000. */
export const growthGoal = 4
