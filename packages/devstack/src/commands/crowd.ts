import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { generate } from '../build/generate.ts'
import { buildWeb } from '../build/web-build.ts'
import type { Teardown } from '../supervise/teardown.ts'
import { inRepo } from '../workspace/paths.ts'

interface Given {
  teardown: Teardown
  /** The built web. */
  dist: string
}

const Module = z.object({
  crowd: z.custom<(given: Given) => Promise<number>>((value) => typeof value === 'function'),
})

/** Measures one person's latencies while others load the system (packages/bench); returns the exit code. */
export const crowd = async (teardown: Teardown): Promise<number> => {
  await generate()
  await buildWeb()
  const module: unknown = await import(pathToFileURL(inRepo('packages/bench/src/crowd/index.ts')).href)
  return Module.parse(module).crowd({ teardown, dist: inRepo('web/dist') })
}
