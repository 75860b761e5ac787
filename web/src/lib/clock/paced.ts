/**
 * Answers a function that asks for a run. The run comes `waitMs` after the first ask, and at least `everyMs` after the run before it. Asks
 * that come until then belong to the same run.
 */
export const paced = (run: () => void, waitMs: number, everyMs: number): (() => void) => {
  let isAsked = false
  let nextAt = 0
  return () => {
    if (isAsked) return
    isAsked = true
    const now = performance.now()
    setTimeout(
      () => {
        isAsked = false
        nextAt = performance.now() + everyMs
        run()
      },
      Math.max(waitMs, nextAt - now),
    )
  }
}
