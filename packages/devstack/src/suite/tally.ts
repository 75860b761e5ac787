/** What a stage's tests came to. A static check counts as one. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }

/** One check that passed or failed. */
export const one = (passed: boolean): Tally => (passed ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 })

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, each) => ({
      passed: all.passed + each.passed,
      failed: all.failed + each.failed,
      skipped: all.skipped + each.skipped,
    }),
    nothing,
  )

/** The closing line of a run, in the form that any reader of test output knows. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
