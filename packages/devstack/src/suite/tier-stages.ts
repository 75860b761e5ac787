import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../workspace/paths.ts'
import { type FileResult, filesInPlaywright, filesInVitest } from './ledger/passed-files.ts'
import { nextTurn, slowness } from './selection/rest-time.ts'
import { type ChoosableTest, stalestFirst, type TierPlan } from './selection/tier-plan.ts'
import { machineCpuMs, type Run, type Stage, type StageOutcome } from './stage.ts'
import { sum } from './tally.ts'
import { browserStage, type FileChoice, vitestStage } from './test-stages.ts'

/** The environment variable with the file that lists test files in the order in which vitest begins them. */
const orderVariable = 'NORDBO_TEST_ORDER'

/**
 * Writes the order of test files for vitest's sequencer, and names it in the run's environment. With a plan the longest begin first, so that
 * no core is idle at the end; without one what has not passed for the longest time does.
 */
export const setOrder = (run: Run, tests: readonly ChoosableTest[], plan: TierPlan | undefined): void => {
  const path = join(run.folder, 'order.txt')
  const ordered = plan ? tests.toSorted((one, other) => other.seconds - one.seconds) : stalestFirst(tests)
  writeFileSync(path, ordered.map(({ file }) => file).join('\n'))
  run.env[orderVariable] = path
}

const filesOf = (tests: readonly ChoosableTest[], kind: ChoosableTest['kind']): string[] =>
  tests.filter((test) => test.kind === kind).map(({ file }) => file)

/** The integration and browser test files of all reports in a run's folder. */
export const resultsIn = (folder: string): FileResult[] =>
  readdirSync(folder)
    .filter((name) => /^(integration|browser)[\w-]*\.json$/.test(name))
    .flatMap((name) => {
      const report: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      return name.startsWith('browser') ? filesInPlaywright(report) : filesInVitest(report, repoRoot)
    })

const integration = (run: Run, { files, ...stage }: FileChoice): Stage =>
  vitestStage(run, { ...stage, project: 'integration', filters: files })

/** Runs the rest in turns, the stalest first, until minute 17 of the run. */
const restStage = (run: Run, plan: TierPlan, started: number, begun: Set<string>): Stage => ({
  name: 'rest',
  needs: ['integration', 'browser', 'web check-bundle', 'migration drift'],
  cores: 2,
  long: true,
  rerun: 'npm test -- --all',
  run: async () => {
    const outcomes: StageOutcome[] = []
    for (let turn = 1; !run.signal.aborted; turn += 1) {
      const expected = new Map(
        [...plan.core, ...plan.reached, ...plan.rest].map(({ file, seconds }) => [file, seconds]),
      )
      const slow = slowness(
        resultsIn(run.folder).map(({ file, seconds: took }) => ({ took, expected: expected.get(file) ?? took })),
      )
      const tests = nextTurn(
        plan.rest.filter(({ file }) => !begun.has(file)),
        (performance.now() - started) / 1000,
        slow,
      )
      const [first] = tests
      if (first === undefined) break
      for (const { file } of tests) begun.add(file)
      const choice = { files: tests.map(({ file }) => file), name: `${first.kind} rest ${turn}`, needs: [] }
      outcomes.push(await (first.kind === 'browser' ? browserStage(run, choice) : integration(run, choice)).run())
    }
    return {
      tally: sum(outcomes.map(({ tally }) => tally)),
      output: outcomes.map(({ output }) => output).join('\n'),
      rerun: outcomes.flatMap(({ rerun = [] }) => rerun),
      notes: outcomes.flatMap(({ notes = [] }) => notes),
    }
  },
})

/** Stages of the tests that a plan chose: the core and what the change reaches, then the rest. */
export const tierStages = (run: Run, plan: TierPlan, started: number, begun: Set<string>): Stage[] => {
  const chosen = [...plan.core, ...plan.reached]
  const [files, specs] = [filesOf(chosen, 'integration'), filesOf(chosen, 'browser')]
  return [
    // Without a file both programs would run all that there are.
    ...(files.length > 0 ? [integration(run, { files, name: 'integration', needs: ['servers', 'unit'] })] : []),
    ...(specs.length > 0 ? [browserStage(run, { files: specs })] : []),
    restStage(run, plan, started, begun),
  ]
}

/** What a run's stages took of the machine's CPU: those that ran alone by name, all others together. */
export const measureCpu = (
  stages: readonly Stage[],
): { stages: Stage[]; seconds(): { name: string; seconds: number }[] } => {
  const before = machineCpuMs()
  const took = new Map<string, number>()
  const measured = stages.map((stage): Stage => {
    if (stage.cores === 1) return stage
    return {
      ...stage,
      run: async () => {
        const began = machineCpuMs()
        try {
          return await stage.run()
        } finally {
          took.set(stage.name, (machineCpuMs() - began) / 1000)
        }
      },
    }
  })
  return {
    stages: measured,
    seconds: () => {
      const alone = [...took].map(([name, seconds]) => ({ name, seconds }))
      const all = (machineCpuMs() - before) / 1000
      const others = alone.reduce((left, { seconds }) => left - seconds, all)
      return [{ name: 'checks and build', seconds: Math.max(0, others) }, ...alone]
    },
  }
}
