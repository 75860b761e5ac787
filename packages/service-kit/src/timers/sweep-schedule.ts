/** Between two regular sweeps, ms. */
export const sweepEveryMs = 60_000
/** After the first failure, ms; after each further one twice as long. */
const firstRetryMs = 1_000

/** Schedules sweeps: every minute, and soon after a failure. */
export interface SweepSchedule {
  begin(): void
  /** Schedules a sweep within a second; with exponential backoff while failures continue. */
  retrySoon(): void
  stop(): void
}

/** Runs sweeps on schedule; a failed sweep is retried with the same backoff. */
export const createSweepSchedule = (sweep: () => Promise<void>, failed: (error: unknown) => void): SweepSchedule => {
  let regularTimer: NodeJS.Timeout | undefined
  let retryTimer: NodeJS.Timeout | undefined
  let waitMs = firstRetryMs
  let failedLately = false
  let stopped = false

  const retrySoon = (): void => {
    failedLately = true
    if (stopped || retryTimer) return
    retryTimer = setTimeout(() => {
      retryTimer = undefined
      run()
    }, waitMs)
    retryTimer.unref()
    waitMs = Math.min(2 * waitMs, sweepEveryMs)
  }

  const run = (): void => {
    sweep().catch((error: unknown) => {
      failed(error)
      retrySoon()
    })
  }

  return {
    begin: () => {
      regularTimer = setInterval(() => {
        if (!failedLately) waitMs = firstRetryMs
        failedLately = false
        run()
      }, sweepEveryMs)
      regularTimer.unref()
    },
    retrySoon,
    stop: () => {
      stopped = true
      clearInterval(regularTimer)
      clearTimeout(retryTimer)
    },
  }
}
