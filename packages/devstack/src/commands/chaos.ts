import { parseArgs } from 'node:util'
import { generate } from '../build/generate.ts'
import { tool } from '../suite/run-node.ts'
import type { Teardown } from '../supervise/teardown.ts'
import { runInForeground } from './run-in-foreground.ts'

/** Longest run, minutes. */
const mostMinutes = 240

/**
 * People at work while processes and servers fail (packages/testkit/test/chaos.test.ts): `--minutes N`, fifteen by default, and `--seed S`,
 * which a run prints. Throws on other options.
 */
export const chaos = async (teardown: Teardown, given: readonly string[]): Promise<number> => {
  const options = { minutes: { type: 'string', default: '15' }, seed: { type: 'string' } } as const
  const { minutes, seed } = parseArgs({ args: [...given], options }).values
  if (!(Number(minutes) > 0 && Number(minutes) <= mostMinutes))
    throw new Error(`--minutes is a number up to ${mostMinutes}; it got ${minutes}`)
  if (seed !== undefined && !/^\d+$/.test(seed)) throw new Error(`--seed is a whole number; it got ${seed}`)
  await generate()
  const args = [
    tool.vitest,
    'run',
    '--project',
    'integration',
    'packages/testkit/test/chaos.test.ts',
    '--disable-console-intercept',
  ]
  const seeded: Record<string, string> = seed === undefined ? {} : { NORDBO_SEED: seed }
  return runInForeground(args, { NORDBO_COUNTS: 'prove', NORDBO_CHAOS_MINUTES: minutes, ...seeded }, teardown)
}
