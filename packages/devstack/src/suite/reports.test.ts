import { expect, test } from 'vitest'
import { readReport, tallyPlaywright, tallyVitest, withoutProgress } from './reports.ts'
import { emptyTally, singleCheck } from './tally.ts'

test('a report of vitest is summed test by test', () => {
  const report = {
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    ],
  }
  expect(tallyVitest(report)).toEqual({ ...emptyTally, passed: 2, failed: 1, skipped: 1 })
})

test('a test file that cannot be loaded is a failure', () => {
  expect(tallyVitest({ testResults: [{ status: 'failed', assertionResults: [] }] })).toEqual(singleCheck(false))
})

test('a browser test that passed only when repeated has failed', () => {
  const spec = (status: string) => ({ title: status, tests: [{ projectName: 'today', status, results: [{}] }] })
  const file = { title: 'a.spec.ts', file: 'a.spec.ts' }
  const report = {
    errors: [],
    suites: [
      {
        ...file,
        specs: [spec('expected')],
        suites: [{ ...file, specs: [spec('flaky'), spec('unexpected'), spec('skipped')] }],
      },
    ],
  }
  expect(tallyPlaywright(report)).toEqual({ ...emptyTally, passed: 1, failed: 2, skipped: 1 })
})

test('a runner that ended without a report has failed', () => {
  expect(readReport('/nowhere/report.json', tallyVitest, 0)).toEqual(singleCheck(false))
})

test('the output of a browser run is shown with its failures but without its progress', () => {
  const output =
    '[1/2] [today] › a.spec.ts:1:1 › a home opens\n\n\n\n[2/2] [today] › b.spec.ts\n  1) a home opens\n  1 failed\n'
  expect(withoutProgress(output)).toBe('\n\n  1) a home opens\n  1 failed\n')
})
