import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { generate } from '../build/generate.ts'
import type { Teardown } from '../supervise/teardown.ts'
import { inRepo } from '../workspace/paths.ts'

const Module = z.object({
  bench: z.custom<(teardown: Teardown, args: readonly string[]) => Promise<number>>(
    (value) => typeof value === 'function',
  ),
})

/** Measures the system (packages/bench), by arguments such as `--cpu booking`; returns the exit code. */
export const bench = async (teardown: Teardown, args: readonly string[]): Promise<number> => {
  await generate()
  const module: unknown = await import(pathToFileURL(inRepo('packages/bench/src/index.ts')).href)
  return Module.parse(module).bench(teardown, args)
}
