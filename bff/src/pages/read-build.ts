import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { PagePart } from './document.ts'

const Build = z.object({
  routes: z.array(z.string()),
  parts: z.record(
    z.string(),
    z.object({
      modules: z.array(z.string()),
      picture: z.object({ srcSet: z.string(), sizes: z.string(), type: z.string() }).nullable(),
      coverSizes: z.string().nullable(),
    }),
  ),
})

/** The built web, as the server must know it. */
export interface Build {
  shell: string
  parts: Readonly<Record<string, PagePart>>
  /** Whether the web has a page under a path. Everything, where the build does not say. */
  hasPage(path: string): boolean
}

const matches = (route: string): RegExp =>
  new RegExp(`^${route.replace(/[.+?^$()|[\]\\{}]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)

/** Reads what the web's build left (web/scripts/page-parts.ts), anew each time: a new build is served without a restart. */
export const readBuild = async (dist: string): Promise<Build> => {
  const [shell, told] = await Promise.all([
    readFile(join(dist, 'index.html'), 'utf8'),
    readFile(join(dist, 'pages.json'), 'utf8').catch(() => undefined),
  ])
  if (told === undefined) return { shell, parts: {}, hasPage: () => true }
  const { routes, parts } = Build.parse(JSON.parse(told))
  const pages = routes.map(matches)
  return { shell, parts, hasPage: (path) => pages.some((page) => page.test(path)) }
}
