/** Domain time: real time plus the offset of the test clock, which is zero in production. */
export interface DomainClock {
  now(): Date
  /** How far domain time is ahead of real time, ms. */
  readonly offsetMs: number
}

/** A domain clock whose offset can be moved. */
export interface MovableClock extends DomainClock {
  setOffset(offsetMs: number): void
}

/** A clock that runs with real time from `offsetMs` ahead of it. */
export const createClock = (offsetMs = 0): MovableClock => {
  let ahead = offsetMs
  return {
    now: () => new Date(Date.now() + ahead),
    get offsetMs() {
      return ahead
    },
    setOffset: (offset) => {
      ahead = offset
    },
  }
}
