import { inRepo, withClient } from '@nordbo/devstack'
import { makeBaselineTables } from '../baseline/tables.ts'
import { print, runStep } from '../console/print.ts'
import { runFinding } from '../lines/run-finding.ts'
import { runLine } from '../lines/run-lines.ts'
import { seedMarket } from '../market/seed-market.ts'
import { readOnlyQuestions } from '../questions/read-only.ts'
import { writeFigures } from '../report/write-figures.ts'
import { describeLoad, describePrograms } from '../system/machine.ts'
import { openMeasuredStack } from '../system/measured-stack.ts'
import type { Teardown } from '../system/teardown.ts'
import { readPlan } from './plans.ts'
import { readSearchIndexes, readTableSizes } from './sizes.ts'
import { asMarkdown, type WidthResult } from './tables.ts'

/** Different requests of each line. */
const questionCount = 20_000
/** Searches before the one whose plan is read; each connection needs six until Postgres uses its generic plan. */
const planQuestions = 80
const pace = { warmUpMs: 5_000, measureMs: 15_000, countsFailures: true }
/** Searches in flight at once. */
const widths = [1, 4, 16] as const

/** Parts of the search that can be written anew from its rows, each by one statement. */
const rebuilds = ['select search_spot_fill()', 'select search_tile_fill()', 'reindex table search_listing'] as const

/**
 * Measures how the search does in a market of `homes` homes: its speed beside the baseline, its plan, what its read model takes on disk, and
 * how long parts of it take to be written anew. Writes docs/performance.md; returns the exit code.
 */
export const runGrowth = async (teardown: Teardown, homes: number): Promise<number> => {
  const stack = await openMeasuredStack()
  teardown.add(`the system with ${homes} homes`, stack.stop)
  const { stack: system } = stack.booted
  const began = performance.now()
  await runStep(`a market of ${homes.toLocaleString('en-GB')} homes`, () => seedMarket(stack.booted, homes))
  const seededMs = performance.now() - began
  await runStep('tables of the baseline', () => makeBaselineTables(system))
  const baselinePort = await stack.startBaseline()
  const machine = [...(await describePrograms(system)), describeLoad()]
  const { search: questions } = await readOnlyQuestions(system, questionCount)
  const line = { name: 'search', service: 'listings', procedure: 'search', questions, once: false } as const
  const searches: WidthResult[] = []
  for (const width of widths) {
    const result = await runLine(stack, { line, baselinePort, pace: { ...pace, width }, homes, goal: undefined })
    searches.push({ width, result })
  }
  const finding = await runFinding(stack, { homes, pace, baselinePort })
  const [tables, indexes] = [await readTableSizes(system), await readSearchIndexes(system)]
  const rebuilt = await runStep('parts of the search, written anew', () =>
    withClient(system.databases.listings, async (client) => {
      const times: { statement: string; ms: number }[] = []
      for (const statement of rebuilds) {
        const started = performance.now()
        await client.query(statement)
        times.push({ statement, ms: performance.now() - started })
      }
      return times
    }),
  )
  const plan = await readPlan(stack, questions.slice(0, planQuestions))
  await stack.stop()
  const markdown = asMarkdown({ machine, homes, seededMs, searches, finding, tables, indexes, rebuilt, plan })
  print(`\n${markdown}`)
  writeFigures(inRepo('docs/performance.md'), markdown, 'bench (growth)')
  return 0
}
