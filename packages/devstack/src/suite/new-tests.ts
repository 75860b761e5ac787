import { join } from 'node:path'
import { z } from 'zod'
import { type NamedTest, pathOf } from './failed-tests.ts'
import type { RanTest } from './ran-tests.ts'
import { runNode, tool } from './run-node.ts'
import { readJson } from './run-tests.ts'
import type { Run } from './stage.ts'

/** Whether a change brings a test: it is new since the base of the run, or its text differs. */
export type NewTests = (test: NamedTest) => boolean

const listed = z.array(z.object({ file: z.string(), titles: z.array(z.string()) }))

/** Tells new tests by a list of files with patterns of titles. */
export const newTestsIn = (list: z.infer<typeof listed>): NewTests => {
  const byFile = new Map(list.map(({ file, titles }) => [file, titles.map((title) => new RegExp(`^${title}$`, 'su'))]))
  return (test) => byFile.get(pathOf(test))?.some((title) => title.test(test.title)) ?? false
}

/** Compares the test files with the base of the run. Without a base no test counts as new. */
export const readNewTests = async (run: Run): Promise<NewTests> => {
  if (run.base === undefined) return () => false
  const list = join(run.folder, 'new-tests.json')
  const { code, output } = await runNode([tool.newTests, run.base, list], {
    ...{ signal: run.signal, env: run.env, cwd: run.root },
    log: join(run.folder, 'new-tests.log'),
  })
  if (code !== 0) throw new Error(`The new tests could not be told from ${run.base}:\n${output}`)
  return newTestsIn(listed.parse(readJson(list)))
}

/** Times that a new test runs in all; its stage ran it once. */
export const newTestRuns = 5

/** CPU that repeats of tests with servers may take in one run, seconds. */
const budgetSeconds = 600

/** CPU that an integration file takes to start and end its servers, seconds. */
const fileSeconds = 8

/** CPU that starting the system of browser tests takes, seconds. */
const systemSeconds = 40

/** What is repeated, and what does not fit into the budget. */
export interface RepeatPlan {
  repeat: RanTest[]
  left: RanTest[]
}

const secondsOf = (tests: readonly RanTest[]): number => tests.reduce((sum, { ms }) => sum + ms / 1_000, 0)

/**
 * Chooses the new tests to repeat: all that need no server, and of the others the cheapest that fit into ten minutes of CPU. A test takes as much
 * CPU as it took time, as both cores were busy; an integration file starts its servers anew each time, the browser tests start theirs once.
 */
export const planRepeats = (fresh: readonly RanTest[]): RepeatPlan => {
  const again = newTestRuns - 1
  const files = [
    ...Map.groupBy(
      fresh.filter(({ stage }) => stage === 'integration'),
      ({ file }) => file,
    ).values(),
  ]
  const inBrowser = [
    ...Map.groupBy(
      fresh.filter(({ stage }) => stage === 'browser'),
      ({ file, name }) => `${file} ${name}`,
    ).values(),
  ]
  const groups = [
    ...files.map((tests) => ({ tests, seconds: again * (fileSeconds + secondsOf(tests)) })),
    ...inBrowser.map((tests) => ({ tests, seconds: again * secondsOf(tests) })),
  ].toSorted((one, other) => one.seconds - other.seconds)
  const plan: RepeatPlan = { repeat: fresh.filter(({ stage }) => stage === 'unit' || stage === 'component'), left: [] }
  let spent = inBrowser.length > 0 ? systemSeconds : 0
  for (const { tests, seconds } of groups) {
    const fits = spent + seconds <= budgetSeconds
    if (fits) spent += seconds
    plan[fits ? 'repeat' : 'left'].push(...tests)
  }
  return plan
}
