import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '../build/generate.ts'
import { buildWeb } from '../build/web-build.ts'
import { ensureTools } from '../infra/install-tools.ts'
import { inRepo, repoRoot } from '../workspace/paths.ts'
import { bootTwice } from './boots.ts'
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
import { runNode, tool } from './run-node.ts'
import { readJson, runPlaywright, runVitest } from './run-tests.ts'
import type { Run, Stage, StageOutcome } from './stage.ts'
import { emptyTally, singleCheck } from './tally.ts'

const relative = (path: string): string => path.slice(repoRoot.length + 1)

/** A stage that runs a program and passes when it exits with 0. */
const check = (run: Run, name: string, args: readonly string[], needs: readonly string[] = []): Stage => ({
  name,
  needs,
  cores: 1,
  rerun: `node_modules/.bin/node ${args.map((arg) => (arg.startsWith('/') ? relative(arg) : arg)).join(' ')}`,
  run: async () => {
    const { code, output } = await runNode(args, {
      ...run,
      log: join(run.folder, `${name.replaceAll(/\W+/g, '-')}.log`),
    })
    return { tally: singleCheck(code === 0), output }
  },
})

/** A stage that prepares tests; it is counted only when it fails. */
const preparation = (name: string, needs: readonly string[], rerun: string, work: () => Promise<unknown>): Stage => ({
  name,
  needs,
  cores: 1,
  rerun,
  run: async (): Promise<StageOutcome> => {
    await work()
    return { tally: emptyTally, output: '' }
  },
})

/** A stage that starts the servers that test files share; a start that fails is repeated once. */
const servers = (run: Run, startServers: () => Promise<void>): Stage => ({
  ...preparation('servers', ['database clients'], 'npm test', startServers),
  run: async () => ({ tally: emptyTally, output: '', notes: await bootTwice(run, 'servers', startServers) }),
})

/** Stages that check files without running the product. */
export const staticStages = (run: Run): Stage[] => [
  preparation('database clients', [], 'npm run check', generate),
  check(run, 'types', [tool.tsc, '-p', 'tsconfig.json', '--singleThreaded'], ['database clients']),
  ...(existsSync(inRepo('web/tsconfig.json'))
    ? [check(run, 'types of the web', [tool.tsc, '-p', 'web/tsconfig.json', '--singleThreaded'])]
    : []),
  check(run, 'lint and format', [tool.biome, 'ci', '--colors=off', '--error-on-warnings']),
  ...['boundaries', 'layers', 'sizes', 'words', 'docs'].map((rule) =>
    check(run, rule, [tool.rules, rule], ['database clients']),
  ),
  ...['check-tokens', 'check-api']
    .filter((script) => existsSync(inRepo(`web/scripts/${script}.ts`)))
    .map((script) => check(run, `web ${script}`, [inRepo(`web/scripts/${script}.ts`)])),
]

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

interface VitestStage {
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

/** Tests that need no server. */
export const unitStage = (run: Run): Stage => vitestStage(run, { project: 'unit', needs: ['database clients'] })

/** Those of them that import what differs from a commit. */
export const changedUnitStage = (run: Run, base: string): Stage =>
  vitestStage(run, { project: 'unit', needs: ['database clients'], filters: ['--changed', base, '--passWithNoTests'] })

/** Chromium without windows: it takes half of the CPU that the whole browser takes. Where it cannot be had, Chromium does. */
const ensureTestBrowser = (): Promise<void> =>
  ensureTools(['headless-shell'], () => {}).catch(() => ensureTools(['chromium'], () => {}))

/** A stage that runs the browser tests. */
export const browserStage = (run: Run): Stage => ({
  name: 'browser',
  needs: ['web', 'integration', 'integration timed', 'servers'],
  cores: 2,
  long: true,
  rerun: 'cd web && node_modules/.bin/playwright test -c e2e/playwright.config.ts [file]',
  run: async () => {
    if (process.env.CHROMIUM_PATH === undefined) await ensureTestBrowser()
    const { code, output, report, notes } = await runPlaywright(run, { name: 'browser', args: [] })
    return {
      tally: readReport(report, tallyPlaywright, code),
      output: withoutProgress(output),
      notes,
      ...collect(run, 'browser', report, failedInPlaywright),
    }
  },
})

/** What deals with luck, after all tests: the second try of failed ones, and the repeats of new ones. */
export const luckStages = (run: Run): Stage[] => {
  let compared: Promise<NewTests> | undefined
  const newTests = (): Promise<NewTests> => (compared ??= readNewTests(run))
  return [retryStage(run, newTests), newTestsStage(run, newTests)]
}

/** Some tests on real servers. */
export const chosenStages = (run: Run, startServers: () => Promise<void>, files: readonly string[]): Stage[] =>
  files.length === 0
    ? []
    : [
        servers(run, startServers),
        vitestStage(run, { project: 'integration', needs: ['servers', 'unit'], filters: files }),
      ]

/** At full counts these assert how long something takes: nothing else runs beside them. */
const timedTests = ['busy-home', 'due-timers'].map((name) => `packages/testkit/test/${name}.test.ts`)

const integrationStages = (run: Run): Stage[] => {
  const needs = ['servers', 'unit']
  if (run.env.NORDBO_COUNTS !== 'prove') return [vitestStage(run, { project: 'integration', needs })]
  const others = timedTests.flatMap((file) => ['--exclude', file])
  return [
    vitestStage(run, { project: 'integration', needs, filters: others }),
    vitestStage(run, {
      name: 'integration timed',
      project: 'integration',
      needs: ['integration'],
      filters: [...timedTests, '--no-file-parallelism'],
    }),
  ]
}

/** Everything that `npm test` adds: real servers, every service, a browser. */
export const fullStages = (run: Run, startServers: () => Promise<void>): Stage[] => [
  servers(run, startServers),
  ...(existsSync(inRepo('web/src/main.tsx')) ? [preparation('web', ['database clients'], 'npm start', buildWeb)] : []),
  ...(existsSync(inRepo('web/scripts/check-bundle.ts'))
    ? [check(run, 'web check-bundle', [inRepo('web/scripts/check-bundle.ts')], ['web'])]
    : []),
  check(
    run,
    'migration drift',
    ['--disable-warning=ExperimentalWarning', inRepo('packages/devstack/src/databases/drift-main.ts')],
    ['servers'],
  ),
  ...integrationStages(run),
  ...(existsSync(inRepo('web/e2e/playwright.config.ts')) ? [browserStage(run)] : []),
  ...luckStages(run),
  check(run, 'coverage', [tool.rules, 'coverage', run.folder], ['second try']),
]
