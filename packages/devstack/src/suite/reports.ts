import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { readPlaywright } from './playwright-report.ts'
import { emptyTally, sum, type Tally } from './tally.ts'

const vitestReport = z.object({
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

/** Sums a vitest report; a file that could not be loaded counts as one failure. */
export const tallyVitest = (report: unknown): Tally =>
  sum(
    vitestReport.parse(report).testResults.map((file) => {
      const count = (...statuses: string[]): number =>
        file.assertionResults.filter((test) => statuses.includes(test.status)).length
      const failed = count('failed')
      return {
        ...emptyTally,
        passed: count('passed'),
        failed: failed === 0 && file.status === 'failed' ? 1 : failed,
        skipped: count('skipped', 'pending', 'todo', 'disabled'),
      }
    }),
  )

/** Sums a Playwright report; a test that passed only when repeated has failed. */
export const tallyPlaywright = (report: unknown): Tally => {
  const { tests, errors } = readPlaywright(report)
  // A test without a result was skipped because another one failed; the second try runs it.
  const ran = tests.filter(({ results }) => results.length > 0)
  const count = (...wanted: string[]): number => ran.filter(({ status }) => wanted.includes(status)).length
  return {
    ...emptyTally,
    passed: count('expected'),
    failed: count('unexpected', 'flaky') + errors,
    skipped: count('skipped'),
  }
}

/** Reads a report; a runner that ended without one has failed, and so has one that ran nothing. */
export const readReport = (path: string, tally: (report: unknown) => Tally, exitCode: number): Tally => {
  if (!existsSync(path)) return { ...emptyTally, failed: 1 }
  const result = tally(JSON.parse(readFileSync(path, 'utf8')))
  return exitCode !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
}

/** Playwright's output without the progress lines. */
export const withoutProgress = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !/^\s*\[\d+\/\d+\] /.test(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
