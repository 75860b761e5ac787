import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type FailedTest,
  failedInPlaywright,
  failedInVitest,
  rerunCommand,
  type VitestProject,
} from './failed-tests.ts'
import { flakyHeading } from './flaky-notes.ts'
import { type NewTests, newTestRuns, planRepeats } from './new-tests.ts'
import { isQuarantined, readQuarantine } from './quarantine.ts'
import { type RanTest, readRan } from './ran-tests.ts'
import { namesPattern, testList } from './retry-failed.ts'
import { readJson, runPlaywright, runVitest, type TestProgramEnd } from './run-tests.ts'
import type { Run, Stage, StageOutcome } from './stage.ts'
import { emptyTally } from './tally.ts'

/** What repeats of some tests showed. */
interface Repeats {
  failed: FailedTest[]
  /** Programs that failed although no test did; their output. */
  broken: string[]
  notes: string[]
}

const readEnd = (end: TestProgramEnd, failedIn: (report: unknown) => FailedTest[]): Repeats => {
  const report = readJson(end.report)
  const failed = report === undefined ? [] : failedIn(report)
  return { failed, broken: end.code !== 0 && failed.length === 0 ? [end.output] : [], notes: end.notes }
}

/** Repeats tests of vitest; `together` runs them in one process, otherwise each time has servers of its own. */
const repeatVitest = async (run: Run, stage: VitestProject, tests: readonly RanTest[]): Promise<Repeats[]> => {
  if (tests.length === 0) return []
  const files = [...new Set(tests.map(({ file }) => file))]
  const chosen = [...files, '-t', namesPattern([...new Set(tests.map(({ name }) => name))])]
  const again = newTestRuns - 1
  const programs =
    stage === 'integration'
      ? Array.from({ length: again }, () => chosen)
      : // The first of them is no repeat for vitest.
        [[...chosen, `--repeats=${again - 1}`]]
  const ends: Repeats[] = []
  for (const [index, args] of programs.entries()) {
    const end = await runVitest(run, stage, { name: `new-${stage}-${index}`, args })
    ends.push(readEnd(end, (report) => failedInVitest(report, stage, run.root)))
  }
  return ends
}

const repeatBrowser = async (run: Run, tests: readonly RanTest[]): Promise<Repeats[]> => {
  if (tests.length === 0) return []
  const list = join(run.folder, 'new-browser.txt')
  writeFileSync(list, testList(tests))
  // Tests that share the clock with all others run one by one.
  const workers = tests.some(({ project }) => project === 'later') ? 1 : 2
  const end = await runPlaywright(run, {
    name: 'new-browser',
    args: ['--no-deps', `--workers=${workers}`, `--test-list=${list}`, `--repeat-each=${newTestRuns - 1}`],
  })
  return [readEnd(end, failedInPlaywright)]
}

const repeatNew = async (run: Run, newTests: () => Promise<NewTests>): Promise<StageOutcome> => {
  const [isNew, quarantine] = [await newTests(), readQuarantine(run.root)]
  const fresh = readRan(run).filter((test) => test.passed && isNew(test) && !isQuarantined(test, quarantine))
  if (fresh.length === 0) return { tally: emptyTally, output: '', isHidden: true }
  const { repeat, left } = planRepeats(fresh)
  const of = (stage: RanTest['stage']): RanTest[] => repeat.filter((test) => test.stage === stage)
  const ends = [
    ...(await repeatVitest(run, 'unit', of('unit'))),
    ...(await repeatVitest(run, 'component', of('component'))),
    ...(await repeatVitest(run, 'integration', of('integration'))),
    ...(await repeatBrowser(run, of('browser'))),
  ]
  const failed = [
    ...new Map(
      ends.flatMap((end) => end.failed).map((test) => [`${test.project} ${flakyHeading(test)}`, test]),
    ).values(),
  ]
  const broken = ends.flatMap((end) => end.broken)
  run.failed.push(...failed)
  return {
    // Each of them had passed once.
    tally: { ...emptyTally, passed: -failed.length, failed: failed.length + broken.length },
    output: broken.join('\n'),
    rerun: failed.map(rerunCommand),
    notes: [
      `${repeat.length} new or changed tests ran ${newTestRuns} times`,
      ...ends.flatMap((end) => end.notes),
      ...failed.map((test) => `new or changed, and failed when repeated: ${flakyHeading(test)}`),
      ...left.map((test) => `new or changed, not repeated (no time): ${flakyHeading(test)}`),
    ],
  }
}

/** Repeats the tests that the change brings until they have run five times; one that fails any time is a failure. */
export const newTestsStage = (run: Run, newTests: () => Promise<NewTests>): Stage => ({
  name: 'new and changed tests',
  needs: ['second try'],
  cores: 2,
  long: true,
  rerun: 'npm test',
  run: () => repeatNew(run, newTests),
})
