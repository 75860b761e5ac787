/** A consumer's position, as the broker reports it. */
export interface Progress {
  /** Events delivered but not handled, and events not delivered yet. */
  waiting: number
  /** Up to where everything is handled: a position in the stream. */
  handledTo: number
}

/**
 * Notices that a consumer with waiting events makes no progress. The answer is for how long, ms; 0 while it moves or
 * has nothing to do. Times are real, ms.
 */
export const createStallDetector = (): ((progress: Progress, now: number) => number) => {
  let last = { handledTo: -1, since: 0 }
  return ({ waiting, handledTo }, now) => {
    if (waiting === 0 || handledTo !== last.handledTo) last = { handledTo, since: now }
    return now - last.since
  }
}
