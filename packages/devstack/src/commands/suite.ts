import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareTemplates } from '../databases/templates.ts'
import { findTool } from '../infra/binaries.ts'
import { startInfra } from '../infra/infra.ts'
import { ensureTools } from '../infra/install-tools.ts'
import { loadSecrets } from '../secrets/secrets.ts'
import { processes } from '../stack/processes.ts'
import { readDurations, storeDurations } from '../suite/changed/durations.ts'
import { chooseTests } from '../suite/changed/reached-tests.ts'
import { changeBase, changedFiles, readPackages, readTestFiles } from '../suite/changed/workspace.ts'
import { failedLines } from '../suite/failed-tests.ts'
import { slowestFiles, timedFiles } from '../suite/slowest.ts'
import { machineCpuMs, type Run, runStages, type Stage } from '../suite/stage.ts'
import { changedUnitStage, chosenStages, componentStage, fullStages, staticStages, unitStage } from '../suite/stages.ts'
import { closingLine, finalTally } from '../suite/tally.ts'
import { type TestRunFile, testRunVariable } from '../suite/test-run.ts'
import type { Teardown } from '../supervise/teardown.ts'
import { homeFolder } from '../workspace/paths.ts'
import { print } from '../workspace/progress.ts'

/** `changed` is `npm test -- --changed`: what a change reaches, as far as it fits into a turn. */
export type SuiteName = 'check' | 'test' | 'prove' | 'changed'

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

/** The stages of a turn: what imports a change, and the nearest tests that boot it. */
const changedStages = (run: Run, startServers: () => Promise<void>): Stage[] => {
  const base = changeBase()
  const changed = changedFiles(base)
  const { run: chosen, left } = chooseTests(
    readTestFiles(readDurations()),
    changed,
    readPackages(processes),
    turnSeconds,
  )
  print(`${changed.length} files differ from ${base.slice(0, 10)}; ${chosen.length} test files boot what they reach.`)
  const web = changed.some((file) => file.startsWith('web/')) ? ' and the browser' : ''
  if (left.length > 0 || web !== '') print(`Left to npm test: ${left.length} further files${web}.`)
  return [...staticStages(run), changedUnitStage(run, base), ...chosenStages(run, startServers, chosen)]
}

/** Runs a suite and prints its closing line; returns the exit code. */
export const suite = async (name: SuiteName, teardown: Teardown): Promise<number> => {
  const [started, cpuBefore] = [performance.now(), machineCpuMs()]
  const stopping = new AbortController()
  const folder = runFolder(name)
  const runFile = join(folder, 'run.json')
  const run: Run = {
    signal: stopping.signal,
    folder,
    env: { [testRunVariable]: runFile, ...(name === 'prove' ? { NORDBO_COUNTS: 'prove' } : {}) },
    browserEnv: (report) => ({
      CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? findTool('headless-shell') ?? findTool('chromium') ?? '',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    }),
    failed: [],
  }

  const startServers = async (): Promise<void> => {
    const secretsFile = join(folder, 'secrets.json')
    const secrets = loadSecrets(secretsFile)
    const external = { postgres: process.env.NORDBO_POSTGRES_URL }
    // Installed before test files start them in parallel, since a package manager runs once at a time. Otherwise containers are used.
    await ensureTools(['postgres', 'redis', 'nats'], print).catch(() => undefined)
    const infra = await startInfra({ secrets, durable: false, countsStatements: true, only: ['postgres'], external })
    teardown.add('servers', infra.stop)
    await prepareTemplates(infra.postgresUrl, secrets)
    const content: TestRunFile = { postgresUrl: infra.postgresUrl, secretsFile }
    writeFileSync(runFile, JSON.stringify(content), { mode: 0o600 })
  }

  const stages =
    name === 'changed'
      ? changedStages(run, startServers)
      : [
          ...staticStages(run),
          unitStage(run),
          componentStage(run),
          ...(name === 'check' ? [] : fullStages(run, startServers)),
        ]
  const work = runStages(stages, cores, stopping.signal, print)
  teardown.add('stages', async () => {
    stopping.abort()
    await work
  })
  const total = finalTally(await work)
  const files = timedFiles(folder)
  if (name === 'test') storeDurations(files)
  if (name !== 'check') for (const line of slowestFiles(files)) print(line)
  const seconds = (ms: number): string => (ms / 1000).toFixed(0)
  const [took, cpu] = [seconds(performance.now() - started), seconds(machineCpuMs() - cpuBefore)]
  print(`\n${name} took ${took} s and ${cpu} s of CPU; reports and output are in ${folder}`)
  for (const line of failedLines(run.failed)) print(line)
  print(closingLine(total))
  return total.failed === 0 && total.passed > 0 && !stopping.signal.aborted ? 0 : 1
}
