import { generate } from '../build/generate.ts'
import { tool } from '../suite/run-node.ts'
import type { Teardown } from '../supervise/teardown.ts'
import { runInForeground } from './run-in-foreground.ts'

/** The fuzzer of `npm test`, with the counts of `npm run prove`. */
export const fuzz = async (teardown: Teardown): Promise<number> => {
  await generate()
  const args = [tool.vitest, 'run', '--project', 'integration', 'packages/testkit/test/fuzz', ...process.argv.slice(3)]
  return runInForeground(args, { NORDBO_COUNTS: 'prove' }, teardown)
}
