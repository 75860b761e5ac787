/** The time until an instant, for countdowns (docs/product/surface.md, Words). */
export interface TimeLeft {
  hours: number
  minutes: number
  seconds: number
  past: boolean
}

/** The time from `now` to `until`, both in ms. Never negative. */
export const timeLeft = (until: number, now: number): TimeLeft => {
  const seconds = Math.max(0, Math.floor((until - now) / 1000))
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
    past: until <= now,
  }
}
