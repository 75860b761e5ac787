import { relative } from 'node:path'
import { z } from 'zod'
import type { NamedTest, VitestProject } from './failed-tests.ts'
import { readPlaywright } from './playwright-report.ts'
import { readJson } from './run-tests.ts'
import type { Run } from './stage.ts'

/** A test that ran. */
export interface RanTest extends NamedTest {
  /** Of a browser test: 'today' or 'later'. */
  project?: string
  /** How long it took. */
  ms: number
  passed: boolean
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), fullName: z.string(), status: z.string(), duration: z.number().nullish() }),
      ),
    }),
  ),
})

/** The tests that a vitest report says ran, with files relative to `root`. */
export const ranInVitest = (report: unknown, stage: VitestProject, root: string): RanTest[] =>
  vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => ['passed', 'failed'].includes(status))
      .map(({ title, fullName, status, duration }) => ({
        ...{ stage, file: relative(root, name), name: fullName, title },
        ...{ ms: duration ?? 0, passed: status === 'passed' },
      })),
  )

/** The tests that a Playwright report says ran; one that was repeated stands there as often. */
export const ranInPlaywright = (report: unknown): RanTest[] =>
  readPlaywright(report)
    .tests.filter(({ status, results }) => status !== 'skipped' && results.length > 0)
    .map(({ file, titles, project, status, results }) => ({
      ...{ stage: 'browser' as const, file, project, name: titles.join(' › '), title: titles.at(-1) ?? '' },
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      passed: status === 'expected',
    }))

/** Every test that the stages of a run ran so far. */
export const readRan = (run: Run): RanTest[] =>
  run.reports.flatMap(({ stage, path }) => {
    const report = readJson(path)
    if (report === undefined) return []
    return stage === 'browser' ? ranInPlaywright(report) : ranInVitest(report, stage, run.root)
  })
