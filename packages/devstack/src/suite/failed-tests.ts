import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { repoRoot } from '../workspace/paths.ts'
import { readPlaywright } from './playwright-report.ts'

/** A project of vitest.config.ts. */
export type VitestProject = 'unit' | 'component' | 'integration'

/** A test that did not pass. */
export interface FailedTest {
  stage: VitestProject | 'browser'
  /** Relative to the repository; of a browser test, to web/e2e. */
  file: string
  /** With the names of the blocks around it; empty when the whole file could not be loaded. */
  name: string
  /** Of a browser test: 'today' or 'later'. */
  project?: string
  message: string
  /** False for a browser test that was skipped because another one failed before it. */
  ran: boolean
}

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})

/** The failed tests of a vitest report. */
export const failedInVitest = (report: unknown, stage: VitestProject): FailedTest[] =>
  vitestReport.parse(report).testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(repoRoot, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ stage, file, name: '', message, ran: true }]
    return failed.map((test) => ({
      ...{ stage, file, name: test.fullName, ran: true },
      message: stripVTControlCharacters((test.failureMessages ?? []).join('\n')),
    }))
  })

/** The failed tests of a Playwright report, and those that were skipped because of them. */
export const failedInPlaywright = (report: unknown): FailedTest[] =>
  readPlaywright(report)
    .tests.filter(({ status, results }) => ['unexpected', 'flaky'].includes(status) || results.length === 0)
    .map(({ file, titles, project, results }) => ({
      ...{ stage: 'browser' as const, file, project, name: titles.join(' › '), ran: results.length > 0 },
      message: stripVTControlCharacters(
        results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      ),
    }))

/** Number of failed tests that the end of a run names. */
const maxNamed = 20

/** Lines of a message that the end of a run shows, so that the cause is known without the reports. */
const maxMessageLines = 12

/** The first lines of a message that are not empty, the later ones indented. */
const messageStart = (message: string): string =>
  message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, maxMessageLines)
    .join('\n      ')
    .trimStart()

/** Lines that name the failed tests with the start of each message. */
export const failedLines = (failed: readonly FailedTest[]): string[] => {
  const ran = failed.filter((test) => test.ran)
  if (ran.length === 0) return []
  const leftOut = failed.length - ran.length
  return [
    '\nThe failed tests:',
    ...ran.slice(0, maxNamed).map(({ file, name, message }) => `  ${file} › ${name}: ${messageStart(message)}`),
    ...(ran.length > maxNamed ? [`  and ${ran.length - maxNamed} more`] : []),
    ...(leftOut > 0 ? [`  ${leftOut} browser tests were left out because of them`] : []),
  ]
}

/** The command that repeats one failed test. */
export const rerunCommand = ({ stage, file, name, project }: FailedTest): string => {
  const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
  if (stage === 'browser')
    return `(cd web && node_modules/.bin/playwright test -c e2e/playwright.config.ts --no-deps --project ${project} ${file} -g ${quoted(escapeRegExp(name.replaceAll(' › ', ' ')))})`
  const one = name === '' ? '' : ` -t ${quoted(`^${escapeRegExp(name)}$`)}`
  return `node_modules/.bin/vitest run --project ${stage} ${file}${one}`
}
