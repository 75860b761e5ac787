import { relative } from 'node:path'
import { z } from 'zod'
import { readPlaywright } from '../playwright-report.ts'

/** A test file of a run. */
export interface FileResult {
  /** Relative to the repository. */
  file: string
  /** Whether all its tests passed the first time, skipped ones aside. */
  passed: boolean
  seconds: number
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

/** Seconds that an integration file takes before its first test: its modules and its servers. Reports of vitest leave them out. */
const startSeconds = 3

/** Tenths of a second, so that the ledger stays short. */
const inSeconds = (ms: number): number => Math.round(ms / 100) / 10

/** The files of a vitest report. `root` is the repository. */
export const filesInVitest = (report: unknown, root: string): FileResult[] =>
  vitestReport.parse(report).testResults.map(({ name, status, startTime, endTime, assertionResults }) => ({
    file: relative(root, name),
    passed: status === 'passed' && assertionResults.some((test) => test.status === 'passed'),
    seconds: inSeconds(endTime - startTime) + startSeconds,
  }))

/** The files of a Playwright report. */
export const filesInPlaywright = (report: unknown): FileResult[] => {
  const byFile = Map.groupBy(readPlaywright(report).tests, ({ file }) => file)
  return [...byFile].map(([file, tests]) => ({
    file: `web/e2e/${file}`,
    passed:
      tests.some(({ status }) => status === 'expected') &&
      tests.every(({ status, results }) => ['expected', 'skipped'].includes(status) && results.length > 0),
    seconds: inSeconds(tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)),
  }))
}
