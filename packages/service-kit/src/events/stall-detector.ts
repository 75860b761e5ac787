/** A consumer's position, as the broker reports it. */
export interface Progress {
  /** Events delivered but not handled, and events not delivered yet. */
  waiting: number
  /** Position in the stream up to which everything is handled. */
  handledTo: number
}

/**
 * Returns for how long, ms, a consumer with waiting events has made no progress; 0 while it makes progress or has nothing to
 * do. `now` is real time, ms.
 */
export const createStallDetector = (): ((progress: Progress, now: number) => number) => {
  let last = { handledTo: -1, since: 0 }
  return ({ waiting, handledTo }, now) => {
    if (waiting === 0 || handledTo !== last.handledTo) last = { handledTo, since: now }
    return now - last.since
  }
}
