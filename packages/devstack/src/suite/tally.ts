/** What a stage's tests came to. A static check counts as one. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** Failed first, and passed when they ran once more, alone. They are among the failed ones until `settled`. */
  flaky: number
}

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0, flaky: 0 }

/** One check that passed or failed. */
export const singleCheck = (passed: boolean): Tally =>
  passed ? { ...emptyTally, passed: 1 } : { ...emptyTally, failed: 1 }

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, each) => ({
      passed: all.passed + each.passed,
      failed: all.failed + each.failed,
      skipped: all.skipped + each.skipped,
      flaky: all.flaky + each.flaky,
    }),
    emptyTally,
  )

/** The whole run's result: a flaky test has passed. */
export const finalTally = (tally: Tally): Tally => ({
  ...tally,
  passed: tally.passed + tally.flaky,
  failed: tally.failed - tally.flaky,
})

/** The closing line of a run, in the form that any reader of test output knows. */
export const closingLine = ({ passed, failed, skipped, flaky }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped${flaky > 0 ? `, ${flaky} flaky` : ''}`
