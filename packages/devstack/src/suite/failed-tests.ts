import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { repoRoot } from '../workspace/paths.ts'
import { readPlaywright } from './playwright-report.ts'
import { readShownPage } from './shown-page.ts'

/** The kinds of tests, by the stage that runs them. */
export type TestStage = 'unit' | 'component' | 'integration' | 'browser'

/** The kinds that vitest runs, each a project of vitest.config.ts. */
export type VitestProject = Exclude<TestStage, 'browser'>

/** A test by its place. */
export interface NamedTest {
  stage: TestStage
  /** Relative to the repository; of a browser test, to web/e2e. */
  file: string
  /** With the names of the blocks around it; empty when the whole file could not be loaded. */
  name: string
  /** Its own name alone. */
  title: string
}

/** A test that did not pass. */
export interface FailedTest extends NamedTest {
  /** Of a browser test: 'today' or 'later'. */
  project?: string
  message: string
  /** Of a browser test: the file that describes what its page showed. */
  page?: string | undefined
  /** False for a browser test that was skipped because another one failed before it. */
  ran: boolean
  /** Whether the file left tests out, as it does when a hook fails: only the whole file shows whether it passes. */
  wholeFile?: boolean
}

/** The file of a test, relative to the repository. */
export const pathOf = ({ stage, file }: Pick<NamedTest, 'stage' | 'file'>): string =>
  stage === 'browser' ? `web/e2e/${file}` : file

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          ...{ title: z.string(), fullName: z.string(), status: z.string() },
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** The failed tests of a vitest report, with files relative to `root`. */
export const failedInVitest = (report: unknown, stage: VitestProject, root: string = repoRoot): FailedTest[] =>
  vitestReport.parse(report).testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed')
      return [{ stage, file, name: '', title: '', message, ran: true, wholeFile: true }]
    const wholeFile = assertionResults.some((test) => test.status === 'skipped')
    return failed.map((test) => ({
      ...{ stage, file, name: test.fullName, title: test.title, ran: true, wholeFile },
      message: stripVTControlCharacters((test.failureMessages ?? []).join('\n')),
    }))
  })

/** The failed tests of a Playwright report, and those that were skipped because of them. */
export const failedInPlaywright = (report: unknown): FailedTest[] =>
  readPlaywright(report)
    .tests.filter(({ status, results }) => ['unexpected', 'flaky'].includes(status) || results.length === 0)
    .map(({ file, titles, project, results }) => ({
      ...{ stage: 'browser' as const, file, project, name: titles.join(' › '), title: titles.at(-1) ?? '' },
      ran: results.length > 0,
      message: stripVTControlCharacters(
        results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      ),
      page: results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'error-context')?.path,
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
    ...ran.slice(0, maxNamed).flatMap(({ file, name, message, page }) => {
      const shown = readShownPage(page).map((line) => `      ${line}`)
      const heading = `  ${file} › ${name}: ${messageStart(message)}`
      return shown.length > 0 ? [heading, '    The page showed:', ...shown] : [heading]
    }),
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
