/** Pause before the nth new attempt to reach the provider: 2 s, doubling to an hour. */
export const backoffUntil = (now: Date, failures: number): Date =>
  new Date(now.getTime() + Math.min(3_600_000, 2_000 * 2 ** Math.min(failures, 12)))

/** Pause after the nth refusal of a payout: an hour, doubling to a day; money or papers have to come first. */
export const refusedUntil = (now: Date, failures: number): Date =>
  new Date(now.getTime() + Math.min(24, 2 ** Math.min(failures, 5)) * 3_600_000)
