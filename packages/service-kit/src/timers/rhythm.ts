/** Between two sweeps that nothing hurries, ms. */
export const sweepEveryMs = 60_000
/** After the first failure, ms; after each further one twice as long. */
const soonMs = 1_000

/** When sweeps come: every minute, and soon after something failed. */
export interface Rhythm {
  begin(): void
  /** Something was missed: the next sweep comes within a second, or later and later while failures follow each other. */
  soon(): void
  stop(): void
}

/** Sweeps in a rhythm; a sweep that fails is one more failure. */
export const createRhythm = (sweep: () => Promise<void>, failed: (error: unknown) => void): Rhythm => {
  let everyMinute: NodeJS.Timeout | undefined
  let hurried: NodeJS.Timeout | undefined
  let waitMs = soonMs
  let stumbled = false
  let stopped = false

  const soon = (): void => {
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
      soon()
    })
  }

  return {
    begin: () => {
      everyMinute = setInterval(() => {
        if (!stumbled) waitMs = soonMs
        stumbled = false
        run()
      }, sweepEveryMs)
      everyMinute.unref()
    },
    soon,
    stop: () => {
      stopped = true
      clearInterval(everyMinute)
      clearTimeout(hurried)
    },
  }
}
