import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareTemplates } from '../databases/templates.ts'
import { findTool } from '../infra/binaries.ts'
import { startInfra } from '../infra/infra.ts'
import { ensureTools } from '../infra/install-tools.ts'
import { loadSecrets } from '../secrets/secrets.ts'
import { processes } from '../stack/processes.ts'
import { closingLines, planLines, reasonedLines } from '../suite/closing-lines.ts'
import { failedLines } from '../suite/failed-tests.ts'
import { knownFlakyLine, readFlaky } from '../suite/flaky-notes.ts'
import { readLedger } from '../suite/ledger/ledger-file.ts'
import { recordRun } from '../suite/record-run.ts'
import { coreFiles } from '../suite/selection/core-tests.ts'
import { readSelection } from '../suite/selection/read-selection.ts'
import { planTiers } from '../suite/selection/tier-plan.ts'
import { chooseTurn } from '../suite/selection/turn.ts'
import { branchBase, readBase } from '../suite/selection/working-tree.ts'
import { slowestFiles, timedFiles } from '../suite/slowest.ts'
import { machineCpuMs, type Run, runStages, type Stage } from '../suite/stage.ts'
import {
  changedUnitStage,
  chosenStages,
  componentStage,
  everyTest,
  fullStages,
  staticStages,
  unitStage,
} from '../suite/stages.ts'
import { closingLine, finalTally } from '../suite/tally.ts'
import { type TestRunFile, testRunVariable } from '../suite/test-run.ts'
import { measureCpu, resultsIn, setOrder, tierStages } from '../suite/tier-stages.ts'
import type { Teardown } from '../supervise/teardown.ts'
import { homeFolder, repoRoot } from '../workspace/paths.ts'
import { print } from '../workspace/progress.ts'

/**
 * `test` runs in tiers; `all` is `npm test -- --all`; `changed` is `npm test -- --changed`: what a change reaches, as far as it fits into a
 * turn.
 */
export type SuiteName = 'check' | 'test' | 'all' | 'prove' | 'changed'

const cores = 2

/** Seconds of one core that a turn spends on tests that need servers: with the checks before them about two minutes. */
const turnSeconds = 120

/** Makes a run's own folder for its reports, so that concurrent runs do not mix. */
const runFolder = (name: SuiteName): string => {
  const folder = join(homeFolder(process.env), '.cache', 'runs', `${name}-${process.pid}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The stages of a turn: what imports a change, and the nearest tests that it reaches. */
const changedStages = (run: Run, startServers: () => Promise<void>): Stage[] => {
  const { base, changed, tests } = readSelection(branchBase(), readLedger(), processes)
  const turn = chooseTurn(tests, changed, turnSeconds)
  const reason = `${base.commit.slice(0, 10)} (${base.reason})`
  print(`${changed.length} files differ from ${reason}; of the test files that they reach ${turn.run.length} run now.`)
  if (turn.left.length > 0) print(`Left to npm test: ${turn.left.length} further files.`)
  const files = turn.run.map(({ file }) => file)
  return [...staticStages(run), changedUnitStage(run, base.commit), ...chosenStages(run, startServers, files)]
}

/** Prints the tiers of `npm test` and runs nothing. */
export const printPlan = (): number => {
  const selection = readSelection(readBase(), readLedger(), processes)
  const plan = planTiers(selection.tests, selection.changed, new Set(coreFiles()))
  for (const line of [...reasonedLines(selection, plan), ...planLines(plan)]) print(line)
  return 0
}

/** Runs a suite and prints its closing line; returns the exit code. */
export const suite = async (name: SuiteName, teardown: Teardown): Promise<number> => {
  const [started, cpuBefore] = [performance.now(), machineCpuMs()]
  const stopping = new AbortController()
  const folder = runFolder(name)
  const runFile = join(folder, 'run.json')
  const ledger = readLedger()
  // What a run may leave out; the others run everything that they have.
  const selection = name === 'check' || name === 'changed' ? undefined : readSelection(readBase(), ledger, processes)
  const run: Run = {
    signal: stopping.signal,
    root: repoRoot,
    base: name === 'test' ? selection?.base.commit : undefined,
    folder,
    env: { [testRunVariable]: runFile, ...(name === 'prove' ? { NORDBO_COUNTS: 'prove' } : {}) },
    browserEnv: (report) => ({
      CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? findTool('headless-shell') ?? findTool('chromium') ?? '',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    }),
    failed: [],
    reports: [],
  }

  const startServers = async (): Promise<void> => {
    const secretsFile = join(folder, 'secrets.json')
    const secrets = loadSecrets(secretsFile)
    const external = { postgres: process.env.NORDBO_POSTGRES_URL }
    // Installed before test files start them in parallel, since a package manager runs once at a time. Otherwise containers are used.
    await ensureTools(['postgres', 'redis', 'nats'], print).catch(() => undefined)
    const infra = await startInfra({ secrets, durable: false, countsStatements: true, only: ['postgres'], external })
    teardown.add('servers', infra.stop)
    await prepareTemplates(infra.postgresUrl, secrets).catch(async (error: unknown) => {
      await infra.stop()
      throw error
    })
    const content: TestRunFile = { postgresUrl: infra.postgresUrl, secretsFile }
    writeFileSync(runFile, JSON.stringify(content), { mode: 0o600 })
  }

  const plan =
    selection && name === 'test' ? planTiers(selection.tests, selection.changed, new Set(coreFiles())) : undefined
  const begun = new Set<string>()
  if (selection && ledger.size > 0) setOrder(run, selection.tests, plan)
  if (selection && plan) for (const line of reasonedLines(selection, plan)) print(line)
  const tests = plan ? tierStages(run, plan, started, begun) : everyTest(run)
  const { stages, seconds: cpuSeconds } = measureCpu(
    name === 'changed'
      ? changedStages(run, startServers)
      : [
          ...staticStages(run),
          unitStage(run),
          componentStage(run),
          ...(name === 'check' ? [] : fullStages(run, startServers, tests, plan ? 'tiers' : 'all')),
        ],
  )
  const work = runStages(stages, cores, stopping.signal, print)
  teardown.add('stages', async () => {
    stopping.abort()
    await work
  })
  const total = finalTally(await work)
  const files = timedFiles(folder)
  if (selection && !stopping.signal.aborted)
    recordRun(folder, ledger, { results: resultsIn(folder), recovered: total.failed === 0 }, selection)
  if (name !== 'check') for (const line of slowestFiles(files)) print(line)
  const seconds = (ms: number): string => (ms / 1000).toFixed(0)
  const [took, cpu] = [seconds(performance.now() - started), seconds(machineCpuMs() - cpuBefore)]
  print(`\n${name} took ${took} s and ${cpu} s of CPU; reports and output are in ${folder}`)
  if (selection) for (const line of closingLines(selection.tests, plan, begun, cpuSeconds())) print(line)
  for (const line of failedLines(run.failed)) print(line)
  const flaky = knownFlakyLine(readFlaky(repoRoot))
  if (flaky !== undefined) print(flaky)
  print(closingLine(total))
  return total.failed === 0 && total.passed > 0 && !stopping.signal.aborted ? 0 : 1
}
