import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { generate } from '../build/generate.ts'
import { buildWeb } from '../build/web-build.ts'
import { findTool } from '../infra/binaries.ts'
import { ensureTools } from '../infra/install-tools.ts'
import type { Teardown } from '../supervise/teardown.ts'
import { inRepo } from '../workspace/paths.ts'

interface Given {
  teardown: Teardown
  /** Path of the browser. */
  chromium: string
  /** The built web. */
  dist: string
}

const Module = z.object({
  scroll: z.custom<(given: Given) => Promise<number>>((value) => typeof value === 'function'),
})

/** Measures how a host's year scrolls on a phone (packages/bench); returns the exit code. */
export const scroll = async (teardown: Teardown): Promise<number> => {
  await generate()
  await buildWeb()
  await ensureTools(process.env.CHROMIUM_PATH === undefined ? ['chromium'] : [], () => {})
  const module: unknown = await import(pathToFileURL(inRepo('packages/bench/src/scroll/index.ts')).href)
  const chromium = process.env.CHROMIUM_PATH ?? findTool('chromium') ?? ''
  return Module.parse(module).scroll({ teardown, chromium, dist: inRepo('web/dist') })
}
