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
  languages: z.record(z.string(), z.array(z.string())).default({}),
})

/** What the web's build knows of first screens (web/src/app/first-screen/first-screen.tsx). */
export interface FirstScreens {
  /** Address of the module that draws, another for each build. */
  build: string
  /** Paths and queries of the answers that a page is drawn from. */
  asksFirst(address: URL, now: string): string[]
  /** Path and query with nothing but what the screen shows. */
  showsOf(address: URL, now: string): string
}

/** What a first screen is drawn for (web/src/app/first-screen/first-screen.tsx). */
export interface FirstScreenInput {
  /** As `showsOf` told. */
  address: string
  /** ISO 8601. */
  now: string
  language: 'da' | 'en'
  screen: 'phone' | 'wide'
  /** Each as JSON. */
  answers: readonly { path: string; answer: string }[]
}

const isFunction = (value: unknown): boolean => typeof value === 'function'
const Known = z.object({
  asksFirst: z.custom<FirstScreens['asksFirst']>(isFunction),
  showsOf: z.custom<FirstScreens['showsOf']>(isFunction),
})

/** The built web, as the server must know it. */
export interface Build {
  shell: string
  parts: Readonly<Record<string, PagePart>>
  /** Pieces that hold the texts of a language, where they are not in the first one. */
  languages: Readonly<Record<string, readonly string[]>>
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
  return { build, ...Known.parse(await import(build)) }
}

/** Reads what the web's build left (web/scripts/page-parts.ts), anew each time: a new build is served without a restart. */
export const readBuild = async (dist: string): Promise<Build> => {
  const [shell, told, screens] = await Promise.all([
    readFile(join(dist, 'index.html'), 'utf8'),
    readFile(join(dist, 'pages.json'), 'utf8').catch(() => undefined),
    readScreens(dist),
  ])
  if (told === undefined) return { shell, parts: {}, languages: {}, screens, hasPage: () => true }
  const { routes, parts, languages } = Build.parse(JSON.parse(told))
  const pages = routes.map(matches)
  return { shell, parts, languages, screens, hasPage: (path) => pages.some((page) => page.test(path)) }
}
