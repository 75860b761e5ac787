import { loadavg } from 'node:os'
import { seedDemoMarket } from '@nordbo/demo-market'
import { inRepo } from '@nordbo/devstack'
import { print, runStep } from '../console/print.ts'
import { writeFigures } from '../report/write-figures.ts'
import { openMeasuredStack } from '../system/measured-stack.ts'
import { measureDrawings } from './drawings.ts'
import { measureGuesses } from './guesses.ts'
import { reduceMarket } from './reduce-market.ts'
import { asMarkdown, missedGoals } from './table.ts'
import { measureUploads } from './uploads.ts'

interface Given {
  teardown: { add(name: string, undo: () => Promise<void>): void }
  /** The built web. */
  dist: string
}

/** Deadlines of production. The rate limit stays raised: it would refuse the crowd and the calls of /healthz. */
const limits = { PATIENCE: '1' }

/**
 * Measures one person's latencies under load, on a part of the demo market: uploads beside hostile ones, searches beside guesses of a
 * password, and /healthz while documents and pages are rendered. Prints the figures and missed goals, and writes docs/performance.md. Returns the exit code.
 */
export const crowd = async ({ teardown, dist }: Given): Promise<number> => {
  const load = loadavg()
  const stack = await runStep('the system', () =>
    openMeasuredStack({ bff: { ...limits, WEB_DIST: dist }, listings: { PATIENCE: '1' } }),
  )
  teardown.add('the system', stack.stop)
  await runStep('the demo market', () => seedDemoMarket(stack.booted.stack, { choose: reduceMarket }))
  await stack.booted.settle()
  const drawings = await runStep('papers and pages', () => measureDrawings(stack.booted))
  print(JSON.stringify(drawings))
  const uploads = await measureUploads(stack.booted)
  const guesses = await measureGuesses(stack)
  print(JSON.stringify(guesses))
  await stack.stop()
  const report = { load, drawings, uploads, guesses }
  const markdown = asMarkdown(report)
  print(`\n${markdown}`)
  writeFigures(inRepo('docs/performance.md'), markdown, 'crowd')
  const failures = missedGoals(report)
  for (const failure of failures) print(failure)
  return failures.length === 0 ? 0 : 1
}
