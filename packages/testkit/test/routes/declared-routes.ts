import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repoRoot } from '@nordbo/devstack'
import { z } from 'zod'

const Route = z.object({
  method: z.string(),
  url: z.string(),
  rule: z.object({ who: z.enum(['anyone', 'user', 'host', 'admin']) }),
})
const Module = z.object({
  declaredApi: z.custom<() => Promise<unknown>>((value) => typeof value === 'function'),
})
const Declared = z.object({ routes: z.array(Route), api: z.custom<{ close(): Promise<void> }>() })

/** Every route that the BFF declares, as `METHOD /path`. */
export const declaredRoutes = async (): Promise<string[]> => {
  const module: unknown = await import(pathToFileURL(join(repoRoot, 'bff/src/server/declared-api.ts')).href)
  const { routes, api } = Declared.parse(await Module.parse({ ...Object(module) }).declaredApi())
  await api.close()
  return routes.map(({ method, url }) => `${method} ${url}`)
}
