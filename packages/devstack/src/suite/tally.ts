/** Counts of a stage's tests. A static check counts as one. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** Tests that failed and then passed alone. `failed` includes them until `finalTally`. */
  flaky: number
  /** Tests in quarantine that failed. `failed` includes them until `finalTally`. */
  quarantined: number
}

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0, flaky: 0, quarantined: 0 }

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
      quarantined: all.quarantined + each.quarantined,
    }),
    emptyTally,
  )

/** The result of the run, in which flaky tests have passed and failures in quarantine are not counted as failures. */
export const finalTally = (tally: Tally): Tally => ({
  ...tally,
  passed: tally.passed + tally.flaky,
  failed: tally.failed - tally.flaky - tally.quarantined,
})

/** The closing line of a run. */
export const closingLine = ({ passed, failed, skipped, flaky, quarantined }: Tally): string =>
  [
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
    ...(flaky > 0 ? [`${flaky} flaky`] : []),
    ...(quarantined > 0 ? [`${quarantined} failed in quarantine`] : []),
  ].join(', ')
