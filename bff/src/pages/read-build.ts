import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
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

/** What draws a page as browsers would first show it (web/src/app/first-screen/first-screen.tsx). */
export interface FirstScreens {
  /** Which build draws. */
  build: string
  asksFirst(address: URL, now: string): string | null
  drawFirstScreen(page: {
    address: URL
    /** ISO 8601. */
    now: string
    language: 'da' | 'en'
    screen: 'phone' | 'wide'
    answer: string | null
  }): string
}

const isFunction = (value: unknown): boolean => typeof value === 'function'
const Drawing = z.object({
  asksFirst: z.custom<FirstScreens['asksFirst']>(isFunction),
  drawFirstScreen: z.custom<FirstScreens['drawFirstScreen']>(isFunction),
})

/** The built web, as the server must know it. */
export interface Build {
  shell: string
  parts: Readonly<Record<string, PagePart>>
  /** Null where the build draws nothing ahead. */
  screens: FirstScreens | null
  /** Whether the web has a page under a path. Everything, where the build does not say. */
  hasPage(path: string): boolean
}

const matches = (route: string): RegExp =>
  new RegExp(`^${route.replace(/[.+?^$()|[\]\\{}]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)

const readScreens = async (dist: string): Promise<FirstScreens | null> => {
  const file = join(dist, 'server', 'first-screen.js')
  const built = await stat(file).catch(() => undefined)
  if (!built) return null
  // The address tells builds apart: a module is loaded once.
  const build = `${pathToFileURL(file).href}?${built.mtimeMs}`
  return { build, ...Drawing.parse(await import(build)) }
}

/** Reads what the web's build left (web/scripts/page-parts.ts), anew each time: a new build is served without a restart. */
export const readBuild = async (dist: string): Promise<Build> => {
  const [shell, told, screens] = await Promise.all([
    readFile(join(dist, 'index.html'), 'utf8'),
    readFile(join(dist, 'pages.json'), 'utf8').catch(() => undefined),
    readScreens(dist),
  ])
  if (told === undefined) return { shell, parts: {}, screens, hasPage: () => true }
  const { routes, parts } = Build.parse(JSON.parse(told))
  const pages = routes.map(matches)
  return { shell, parts, screens, hasPage: (path) => pages.some((page) => page.test(path)) }
}
