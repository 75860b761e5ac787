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
  'listing-shared': { ratio: 0.6 },
  quote: { ratio: 0.25 },
  booking: { ratio: 0.2, p99: 30 },
} as const satisfies Record<string, Goal>

/** A host's year of fifty homes: ratio as above, and p50 of one request at a time, ms. A change of ninety days of each: ms. */
export const calendarGoal = { ratio: 0.25, p50: 150, changeMs: 1_000 } as const

/** A host's overview: ratio as above, and p50 of one request at a time, ms. */
export const overviewGoal = { ratio: 0.25, p50: 60 } as const

/** From a change's commit to the browser: ms at 200 changes a second. */
export const noticeGoal = { p50: 10, p99: 50 } as const

/** p99 of cards with totals, map and type-ahead, at most this many times that of their own SQL. The map with dates has no goal. */
export const findingGoals: Readonly<Record<string, number>> = { totals: 2, map: 2, 'type-ahead': 2 }

/** How much slower the median may be at 100,000 homes than at 5,000. */
export const growthGoal = 4
