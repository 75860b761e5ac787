/** What a line shall reach. */
export interface Goal {
  /** Public API by baseline, at least. */
  ratio: number
  /** ms, at most. */
  p99?: number
}

/** The goals of issue 2, 5.9; search's at 100,000 homes only. */
export const goals = {
  search: { ratio: 0.5, p99: 30 },
  listing: { ratio: 0.25 },
  quote: { ratio: 0.25 },
  booking: { ratio: 0.2, p99: 30 },
} as const satisfies Record<string, Goal>

/** From a change's commit to the browser: ms at 200 changes a second. */
export const noticeGoal = { p50: 10, p99: 50 } as const
