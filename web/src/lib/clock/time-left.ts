/** What is left until an instant, for countdowns in hours and minutes (docs/product/surface.md, Words). */
export interface TimeLeft {
  hours: number
  minutes: number
  seconds: number
  past: boolean
}

/** Time from `now` to `until`, both in ms; never negative. */
export const timeLeft = (until: number, now: number): TimeLeft => {
  const seconds = Math.max(0, Math.floor((until - now) / 1000))
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
    past: until <= now,
  }
}
