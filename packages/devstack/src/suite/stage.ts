import { cpus } from 'node:os'
import type { FailedTest, TestStage } from './failed-tests.ts'
import { singleCheck, sum, type Tally } from './tally.ts'

/** Context that all stages of a run share. */
export interface Run {
  signal: AbortSignal
  /** The repository; a test of the suite itself has a small one of its own. */
  root: string
  /** The commit that the change is compared with; undefined when there is none, and no test counts as new. */
  base: string | undefined
  /** Reports and the output of each stage. */
  folder: string
  env: Record<string, string>
  /** Further environment of browser tests, whose report is written to this path. */
  browserEnv: (report: string) => Record<string, string>
  /** Every test that failed so far. */
  failed: FailedTest[]
  /** The reports of the stages that ran tests so far. */
  reports: { stage: TestStage; path: string }[]
}

export interface StageOutcome {
  tally: Tally
  /** Output of the stage; shown when something failed. */
  output: string
  /** Commands that repeat the failures, where they are more exact than the stage's own command. */
  rerun?: readonly string[]
  /** Further lines, always shown. */
  notes?: readonly string[]
  /** Whether the stage prints no line. */
  isHidden?: boolean
}

/** A part of a run. */
export interface Stage {
  name: string
  /** Stages that must have ended, passed or failed. */
  needs: readonly string[]
  /** Number of cores that it uses. */
  cores: 1 | 2
  /** Takes minutes, so its start is printed too. */
  long?: boolean
  /** The command that repeats it. */
  rerun: string
  run(): Promise<StageOutcome>
}

const finished = async (stage: Stage): Promise<StageOutcome> => {
  try {
    return await stage.run()
  } catch (error) {
    return {
      tally: singleCheck(false),
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

type Say = (line: string) => void

/** CPU time that the whole machine has used, ms. */
export const machineCpuMs = (): number =>
  cpus().reduce((total, { times: { user, nice, sys, irq } }) => total + user + nice + sys + irq, 0)

/** What a stage took: time, and the CPU of the machine meanwhile, ms; null if another stage ran beside it. */
interface Took {
  ms: number
  cpuMs: number | null
}

const report = (stage: Stage, outcome: StageOutcome, took: Took, say: Say): void => {
  const { tally, output, rerun = [stage.rerun], notes = [], isHidden = false } = outcome
  if (isHidden) return
  const mark = tally.failed === 0 ? 'ok    ' : 'FAILED'
  const counts =
    tally.passed + tally.failed + tally.skipped > 1 ? `  ${tally.passed} passed, ${tally.failed} failed` : ''
  const cpu = took.cpuMs === null ? '' : `, ${(took.cpuMs / 1000).toFixed(0)} s of CPU`
  say(`${mark} ${(took.ms / 1000).toFixed(1).padStart(6)} s  ${stage.name}${counts}${cpu}`)
  for (const note of notes) say(`    ${note}`)
  if (tally.failed === 0) return
  say(output.trimEnd().split('\n').slice(-120).join('\n').replaceAll(/^/gm, '    '))
  for (const command of rerun) say(`    see it again: ${command}`)
  say('')
}

/**
 * Runs stages as soon as what they need is done and a core is free, and prints each outcome and time as it ends.
 * Returns the sum; nothing further starts once `signal` aborts.
 */
export const runStages = async (
  stages: readonly Stage[],
  cores: number,
  signal: AbortSignal,
  say: Say,
): Promise<Tally> => {
  const waiting = [...stages]
  const done = new Set<string>()
  const known = new Set(stages.map((stage) => stage.name))
  const running = new Map<string, Promise<void>>()
  const alone = new Set<string>()
  const tallies: Tally[] = []
  let busy = 0

  const begin = (stage: Stage): void => {
    busy += stage.cores
    if (stage.long) say(`begins           ${stage.name}`)
    if (running.size === 0) alone.add(stage.name)
    else alone.clear()
    const [started, cpuBefore] = [performance.now(), machineCpuMs()]
    running.set(
      stage.name,
      finished(stage).then((outcome) => {
        tallies.push(outcome.tally)
        const cpuMs = alone.has(stage.name) ? machineCpuMs() - cpuBefore : null
        if (!signal.aborted) report(stage, outcome, { ms: performance.now() - started, cpuMs }, say)
        busy -= stage.cores
        done.add(stage.name)
        running.delete(stage.name)
      }),
    )
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(
      (stage) =>
        (running.size === 0 || busy + stage.cores <= cores) &&
        stage.needs.every((need) => done.has(need) || !known.has(need)),
    )
    const [stage] = next === -1 || signal.aborted ? [] : waiting.splice(next, 1)
    if (stage !== undefined) begin(stage)
    else if (running.size > 0) await Promise.race(running.values())
    else break
  }
  return sum(tallies)
}
