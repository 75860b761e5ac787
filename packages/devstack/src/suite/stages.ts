import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '../build/generate.ts'
import { buildWeb } from '../build/web-build.ts'
import { ensureTools } from '../infra/install-tools.ts'
import { inRepo, repoRoot } from '../workspace/paths.ts'
import {
  type FailedTest,
  failedInPlaywright,
  failedInVitest,
  rerunCommand,
  type VitestProject,
} from './failed-tests.ts'
import { readReport, tallyPlaywright, tallyVitest, withoutProgress } from './reports.ts'
import { retryStage } from './retry-failed.ts'
import { runNode, tool } from './run-node.ts'
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

/** Adds the failed tests of a report to the run, for the second try; returns the commands that repeat them. */
const collectFailed = (run: Run, report: string, read: (report: unknown) => FailedTest[]): { rerun?: string[] } => {
  if (!existsSync(report)) return {}
  const failed = read(JSON.parse(readFileSync(report, 'utf8')))
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

const vitest = (run: Run, { project, needs, name = project, filters = [] }: VitestStage): Stage => ({
  name,
  needs,
  cores: 2,
  long: true,
  rerun: `node_modules/.bin/vitest run --project ${project} [file]`,
  run: async () => {
    const report = join(run.folder, `${name.replaceAll(' ', '-')}.json`)
    const { code, output } = await runNode(
      [
        tool.vitest,
        'run',
        '--project',
        project,
        ...filters,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { ...run, log: join(run.folder, `${name.replaceAll(' ', '-')}.log`) },
    )
    // Only failures are shown; they are below this line.
    const failures = output.indexOf('⎯ Failed ')
    return {
      tally: readReport(report, tallyVitest, code),
      output: failures === -1 ? output : output.slice(failures),
      ...collectFailed(run, report, (each) => failedInVitest(each, project)),
    }
  },
})

/** Tests that need no server. */
export const unitStage = (run: Run): Stage => vitest(run, { project: 'unit', needs: ['database clients'] })

/** Those of them that import what differs from a commit. */
export const changedUnitStage = (run: Run, base: string): Stage =>
  vitest(run, { project: 'unit', needs: ['database clients'], filters: ['--changed', base, '--passWithNoTests'] })

/** Tests of the web's screens, in a document without a browser and with a fake of the API. */
export const componentStage = (run: Run): Stage => vitest(run, { project: 'component', needs: [] })

/** Chromium without windows: it takes half of the CPU that the whole browser takes. Where it cannot be had, Chromium does. */
const ensureTestBrowser = (): Promise<void> =>
  ensureTools(['headless-shell'], () => {}).catch(() => ensureTools(['chromium'], () => {}))

const browser = (run: Run): Stage => ({
  name: 'browser',
  needs: ['web', 'integration', 'integration timed', 'servers'],
  cores: 2,
  long: true,
  rerun: 'cd web && node_modules/.bin/playwright test -c e2e/playwright.config.ts [file]',
  run: async () => {
    if (process.env.CHROMIUM_PATH === undefined) await ensureTestBrowser()
    const report = join(run.folder, 'browser.json')
    const { code, output } = await runNode(
      [tool.playwright, 'test', '-c', 'e2e/playwright.config.ts', '--reporter=json,line'],
      {
        ...run,
        env: { ...run.env, ...run.browserEnv(report) },
        cwd: inRepo('web'),
        log: join(run.folder, 'browser.log'),
      },
    )
    return {
      tally: readReport(report, tallyPlaywright, code),
      output: withoutProgress(output),
      ...collectFailed(run, report, failedInPlaywright),
    }
  },
})

/** Some tests on real servers. */
export const chosenStages = (run: Run, startServers: () => Promise<void>, files: readonly string[]): Stage[] =>
  files.length === 0
    ? []
    : [
        preparation('servers', ['database clients'], 'npm test', startServers),
        vitest(run, { project: 'integration', needs: ['servers', 'unit'], filters: files }),
      ]

/** At full counts these assert how long something takes: nothing else runs beside them. */
const timedTests = ['busy-home', 'due-timers'].map((name) => `packages/testkit/test/${name}.test.ts`)

const integrationStages = (run: Run): Stage[] => {
  const needs = ['servers', 'unit']
  if (run.env.NORDBO_COUNTS !== 'prove') return [vitest(run, { project: 'integration', needs })]
  const others = timedTests.flatMap((file) => ['--exclude', file])
  return [
    vitest(run, { project: 'integration', needs, filters: others }),
    vitest(run, {
      name: 'integration timed',
      project: 'integration',
      needs: ['integration'],
      filters: [...timedTests, '--no-file-parallelism'],
    }),
  ]
}

/** Everything that `npm test` adds: real servers, every service, a browser. */
export const fullStages = (run: Run, startServers: () => Promise<void>): Stage[] => [
  preparation('servers', ['database clients'], 'npm test', startServers),
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
  ...(existsSync(inRepo('web/e2e/playwright.config.ts')) ? [browser(run)] : []),
  retryStage(run),
  check(run, 'coverage', [tool.rules, 'coverage', run.folder], ['second try']),
]
