import { ensureTools } from '../infra/install-tools.ts'
import {
  type FailedTest,
  failedInPlaywright,
  failedInVitest,
  rerunCommand,
  type TestStage,
  type VitestProject,
} from './failed-tests.ts'
import { type NewTests, readNewTests } from './new-tests.ts'
import { newTestsStage } from './repeat-new.ts'
import { readReport, tallyPlaywright, tallyVitest, withoutProgress } from './reports.ts'
import { retryStage } from './retry-failed.ts'
import { readJson, runPlaywright, runVitest } from './run-tests.ts'
import type { Run, Stage } from './stage.ts'

/** Adds a report and its failed tests to the run, for what is repeated; returns the commands that repeat the failed ones. */
const collect = (
  run: Run,
  stage: TestStage,
  report: string,
  read: (report: unknown) => FailedTest[],
): { rerun?: string[] } => {
  run.reports.push({ stage, path: report })
  const found = readJson(report)
  if (found === undefined) return {}
  const failed = read(found)
  run.failed.push(...failed)
  const ran = failed.filter((test) => test.ran)
  return ran.length === 0 ? {} : { rerun: ran.map(rerunCommand) }
}

/** Tests of vitest that a stage has. */
export interface VitestStage {
  project: VitestProject
  needs: readonly string[]
  /** The project's name, unless a run has two stages of it. */
  name?: string
  /** Files, or options that choose some. */
  filters?: readonly string[]
}

/** A stage that runs tests of a vitest project. */
export const vitestStage = (run: Run, { project, needs, name = project, filters = [] }: VitestStage): Stage => ({
  name,
  needs,
  cores: 2,
  long: true,
  rerun: `node_modules/.bin/vitest run --project ${project} [file]`,
  run: async () => {
    const { code, output, report, notes } = await runVitest(run, project, {
      name: name.replaceAll(' ', '-'),
      args: filters,
    })
    // Only failures are shown; they are below this line.
    const failures = output.indexOf('⎯ Failed ')
    return {
      tally: readReport(report, tallyVitest, code),
      output: failures === -1 ? output : output.slice(failures),
      notes,
      ...collect(run, project, report, (each) => failedInVitest(each, project, run.root)),
    }
  },
})

/** Chromium without windows: it takes half of the CPU that the whole browser takes. Where it cannot be had, Chromium does. */
const ensureTestBrowser = (): Promise<void> =>
  ensureTools(['headless-shell'], () => {}).catch(() => ensureTools(['chromium'], () => {}))

/** Test files that a stage has, instead of all. */
export interface FileChoice {
  /** Relative to the repository. */
  files: readonly string[]
  name: string
  needs: readonly string[]
}

/** A stage that runs browser tests; all without a choice. */
export const browserStage = (
  run: Run,
  {
    files = [],
    name = 'browser',
    needs = ['web', 'integration', 'integration timed', 'servers'],
  }: Partial<FileChoice> = {},
): Stage => ({
  name,
  needs,
  cores: 2,
  long: true,
  rerun: 'cd web && node_modules/.bin/playwright test -c e2e/playwright.config.ts [file]',
  run: async () => {
    if (process.env.CHROMIUM_PATH === undefined) await ensureTestBrowser()
    const { code, output, report, notes } = await runPlaywright(run, {
      name: name.replaceAll(' ', '-'),
      args: [],
      // As arguments they would not hold for the project 'today' whenever the other one has a test of them.
      env: files.length === 0 ? {} : { NORDBO_E2E_FILES: files.join(' ') },
    })
    return {
      tally: readReport(report, tallyPlaywright, code),
      output: withoutProgress(output),
      notes,
      ...collect(run, 'browser', report, failedInPlaywright),
    }
  },
})

/** What deals with luck after the stages `tested`: the second try of failed tests, and the repeats of new ones. */
export const luckStages = (run: Run, tested: readonly string[]): Stage[] => {
  let compared: Promise<NewTests> | undefined
  const newTests = (): Promise<NewTests> => (compared ??= readNewTests(run))
  return [retryStage(run, tested, newTests), newTestsStage(run, newTests)]
}
