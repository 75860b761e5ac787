import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '../build/generate.ts'
import { buildWeb } from '../build/web-build.ts'
import { inRepo, repoRoot } from '../workspace/paths.ts'
import { bootTwice } from './boots.ts'
import { runNode, tool } from './run-node.ts'
import type { Run, Stage, StageOutcome } from './stage.ts'
import { emptyTally, singleCheck } from './tally.ts'
import { browserStage, luckStages, vitestStage } from './test-stages.ts'

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
  ...['imports', 'sizes', 'words', 'docs'].map((rule) => check(run, rule, [tool.rules, rule], ['database clients'])),
  ...['check-tokens', 'check-api']
    .filter((script) => existsSync(inRepo(`web/scripts/${script}.ts`)))
    .map((script) => check(run, `web ${script}`, [inRepo(`web/scripts/${script}.ts`)])),
]

/** Tests that need no server. */
export const unitStage = (run: Run): Stage => vitestStage(run, { project: 'unit', needs: ['database clients'] })

/** Those of them that import what differs from a commit. */
export const changedUnitStage = (run: Run, base: string): Stage =>
  vitestStage(run, { project: 'unit', needs: ['database clients'], filters: ['--changed', base, '--passWithNoTests'] })

/** Tests of the web's screens, in a document without a browser and with a fake of the API. */
export const componentStage = (run: Run): Stage => vitestStage(run, { project: 'component', needs: [] })

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

/** Every test on real servers and in the browser. */
export const everyTest = (run: Run): Stage[] => [
  ...integrationStages(run),
  ...(existsSync(inRepo('web/e2e/playwright.config.ts')) ? [browserStage(run)] : []),
]

/**
 * What `npm test` adds to the checks: real servers, the web's build, these stages of tests, and what deals with luck. `coverage` tells the check
 * of docs/coverage.tsv how much ran: 'all' tests, or those of `tiers`, where an earlier pass counts for the others.
 */
export const fullStages = (
  run: Run,
  startServers: () => Promise<void>,
  tests: readonly Stage[],
  coverage: 'all' | 'tiers',
): Stage[] => [
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
  ...tests,
  ...luckStages(run, ['unit', 'component', ...tests.map(({ name }) => name)]),
  check(run, 'coverage', [tool.rules, 'coverage', run.folder, coverage], ['second try']),
]
