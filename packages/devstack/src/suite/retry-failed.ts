import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeRegExp, type FailedTest, type VitestProject } from './failed-tests.ts'
import { flakyHeading, recordFlaky } from './flaky-notes.ts'
import type { NewTests } from './new-tests.ts'
import { isQuarantined, readQuarantine } from './quarantine.ts'
import { type RanTest, ranInPlaywright, ranInVitest } from './ran-tests.ts'
import { readJson, runPlaywright, runVitest } from './run-tests.ts'
import type { Run, Stage, StageOutcome } from './stage.ts'
import { emptyTally } from './tally.ts'

/** With more failed tests than this, none is repeated. */
const maxRepeated = 15

/** Time of all repeats together, ms. */
const maxMs = 240_000

/** Below this nothing further is begun, ms: a system takes that long to start. */
const leastMs = 5_000

/** Failed tests of one file, which are repeated in one process. */
export interface FileGroup {
  stage: VitestProject
  file: string
  /** Chooses the tests by their full names; undefined when the whole file has to run. */
  pattern: string | undefined
  tests: FailedTest[]
}

/** The pattern that chooses tests by their full names. */
export const namesPattern = (names: readonly string[]): string => `^(?:${names.map(escapeRegExp).join('|')})$`

const vitestProjects: readonly VitestProject[] = ['unit', 'component', 'integration']

/** The failed tests of vitest by file, those that start quickly first. */
export const groupByFile = (failed: readonly FailedTest[]): FileGroup[] =>
  vitestProjects.flatMap((stage) => {
    const tests = failed.filter((test) => test.stage === stage)
    return [...Map.groupBy(tests, ({ file }) => file)].map(([file, group]) => ({
      ...{ stage, file, tests: group },
      pattern: group.some(({ wholeFile }) => wholeFile) ? undefined : namesPattern(group.map(({ name }) => name)),
    }))
  })

/** The lines of a list that Playwright's `--test-list` reads. */
export const testList = (tests: readonly Pick<FailedTest, 'project' | 'file' | 'name'>[]): string =>
  tests.map(({ project, file, name }) => `[${project}] › ${file} › ${name}\n`).join('')

/** Whether a test passed each time that it ran. */
export const passedIn = (ran: readonly RanTest[], { project, file, name }: FailedTest): boolean => {
  const same = ran.filter((test) => test.file === file && test.name === name && test.project === project)
  return same.length > 0 && same.every(({ passed }) => passed)
}

type Left = () => number

const repeatFile = async (run: Run, group: FileGroup, index: number, left: Left): Promise<FailedTest[]> => {
  const { stage, file, pattern, tests } = group
  const { code, report } = await runVitest(run, stage, {
    name: `again-${stage}-${index}`,
    args: [file, ...(pattern === undefined ? [] : ['-t', pattern])],
    signal: AbortSignal.any([run.signal, AbortSignal.timeout(Math.round(left()))]),
  })
  const found = readJson(report)
  const ran = found === undefined ? [] : ranInVitest(found, stage, run.root)
  // A file that had to run whole passes as a whole.
  if (pattern === undefined) return code === 0 && ran.length > 0 ? tests : []
  return tests.filter((test) => passedIn(ran, test))
}

/** Repeats browser tests one after the other, and runs those that were left out because of them. */
const repeatBrowser = async (run: Run, tests: readonly FailedTest[], left: Left) => {
  const list = join(run.folder, 'again-browser.txt')
  writeFileSync(list, testList(tests))
  const { report, notes } = await runPlaywright(run, {
    name: 'again-browser',
    // The time is Playwright's to keep, so that it still writes its report.
    args: () => [
      ...['--no-deps', '--workers=1', `--test-list=${list}`],
      `--global-timeout=${Math.max(1_000, Math.round(left()))}`,
    ],
  })
  const found = readJson(report)
  const ran = found === undefined ? [] : ranInPlaywright(found)
  return { passed: tests.filter((test) => passedIn(ran, test)), notes }
}

/** Names of tests as lines, with what is said of them. */
const named = (what: string, tests: readonly FailedTest[]): string[] =>
  tests.map((test) => `${what}: ${flakyHeading(test)}`)

/** Repeats failed tests; returns those that passed now, those without time, and further lines to print. */
const repeatAll = async (run: Run, tests: readonly FailedTest[], leftOut: readonly FailedTest[]) => {
  const until = performance.now() + maxMs
  const left: Left = () => until - performance.now()
  const passed: FailedTest[] = []
  const late: FailedTest[] = []
  for (const [index, group] of groupByFile(tests).entries())
    if (left() < leastMs) late.push(...group.tests)
    else passed.push(...(await repeatFile(run, group, index, left)))
  const inBrowser = [...tests.filter(({ stage }) => stage === 'browser'), ...leftOut]
  if (inBrowser.length === 0) return { passed, late, notes: [] }
  if (left() < leastMs) return { passed, late: [...late, ...inBrowser], notes: [] }
  const browser = await repeatBrowser(run, inBrowser, left)
  return { passed: [...passed, ...browser.passed], late, notes: browser.notes }
}

const retryFailed = async (run: Run, newTests: () => Promise<NewTests>): Promise<StageOutcome> => {
  if (run.failed.length === 0) return { tally: emptyTally, output: '', isHidden: true }
  const [quarantine, isNew] = [readQuarantine(run.root), await newTests()]
  const quarantined = run.failed.filter((test) => test.ran && isQuarantined(test, quarantine))
  const counted = run.failed.filter((test) => test.ran && !quarantined.includes(test))
  const fresh = counted.filter((test) => isNew(test))
  const repeatable = counted.filter((test) => !fresh.includes(test))
  const leftOut = run.failed.filter((test) => !test.ran)
  const tooMany = repeatable.length > maxRepeated
  const { passed, late, notes } =
    tooMany || repeatable.length + leftOut.length === 0
      ? { passed: [], late: [], notes: [] }
      : await repeatAll(run, repeatable, leftOut)
  const recovered = passed.filter((test) => test.ran)
  for (const test of recovered) recordFlaky({ heading: flakyHeading(test), message: test.message }, run.root)
  const leftOutPassed = passed.length - recovered.length
  const solved = new Set([...passed, ...quarantined])
  run.failed.splice(0, run.failed.length, ...run.failed.filter((test) => !solved.has(test)))
  return {
    tally: {
      ...emptyTally,
      passed: leftOutPassed,
      failed: tooMany ? 0 : leftOut.length - leftOutPassed,
      flaky: recovered.length,
      quarantined: quarantined.length,
    },
    output: 'Tests that were left out because of a failed one failed as well: see again-browser.log.',
    notes: [
      ...named('flaky, noted in docs/flaky.md', recovered),
      ...notes,
      ...named('failed in quarantine', quarantined),
      ...named('new or changed, so not repeated', fresh),
      ...named('no time to repeat', late),
      ...(tooMany ? [`${repeatable.length} tests failed; more than ${maxRepeated} are not repeated`] : []),
    ],
  }
}

/**
 * Repeats up to fifteen failed tests alone, for at most four minutes. One that passes now counts as flaky: the run is green, names it and
 * notes its first failure in docs/flaky.md. More failures stay failures, as do those of tests that the change brings.
 */
export const retryStage = (run: Run, tested: readonly string[], newTests: () => Promise<NewTests>): Stage => ({
  name: 'second try',
  needs: tested,
  cores: 2,
  rerun: 'npm test',
  run: () => retryFailed(run, newTests),
})
