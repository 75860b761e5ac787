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
  let everyMinute: NodeJS.Timeout | undefined
  let hurried: NodeJS.Timeout | undefined
  let waitMs = firstRetryMs
  let stumbled = false
  let stopped = false

  const retrySoon = (): void => {
    stumbled = true
    if (stopped || hurried) return
    hurried = setTimeout(() => {
      hurried = undefined
      run()
    }, waitMs)
    hurried.unref()
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
      everyMinute = setInterval(() => {
        if (!stumbled) waitMs = firstRetryMs
        stumbled = false
        run()
      }, sweepEveryMs)
      everyMinute.unref()
    },
    retrySoon,
    stop: () => {
      stopped = true
      clearInterval(everyMinute)
      clearTimeout(hurried)
    },
  }
}
