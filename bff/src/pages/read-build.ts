import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LanguageCode, languageCodes } from '@nordbo/texts'
import { z } from 'zod'
import type { ShownCurrency } from '../currencies/shown-currency.ts'
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

/** The build's module for first screens (web/src/app/first-screen/first-screen.tsx). */
export interface FirstScreens {
  /** URL of the module, different for each build. */
  build: string
  /** API paths with queries that a page's first screen is drawn from. */
  asksFirst(address: URL, now: string): string[]
  /** The page's path with only the query parameters that the screen shows. */
  showsOf(address: URL, now: string): string
}

/** Input of a first screen (web/src/app/first-screen/first-screen.tsx). */
export interface FirstScreenInput {
  /** The result of `showsOf`. */
  address: string
  /** ISO 8601. */
  now: string
  language: LanguageCode
  /** Null for amounts in DKK. */
  currency: ShownCurrency | null
  screen: 'phone' | 'wide'
  /** Each as JSON. */
  answers: readonly { path: string; answer: string }[]
}

/** Languages that every build has. */
const ownLanguages: readonly LanguageCode[] = ['da', 'en']

const isFunction = (value: unknown): boolean => typeof value === 'function'
const FirstScreenModule = z.object({
  asksFirst: z.custom<FirstScreens['asksFirst']>(isFunction),
  showsOf: z.custom<FirstScreens['showsOf']>(isFunction),
})

/** The built web. */
export interface Build {
  shell: string
  parts: Readonly<Record<string, PagePart>>
  /** Files with the texts of a language, for languages outside the main bundle. */
  languages: Readonly<Record<string, readonly string[]>>
  /** The languages that people are offered. */
  offered: readonly LanguageCode[]
  /** Null when the build has no first screens. */
  screens: FirstScreens | null
  /** Does the web have a page at a path? True for all paths when the build lists none. */
  hasPage(path: string): boolean
}

const matches = (route: string): RegExp =>
  new RegExp(`^${route.replace(/[.+?^$()|[\]\\{}]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)

const readScreens = async (dist: string): Promise<FirstScreens | null> => {
  const file = join(dist, 'server', 'first-screen.js')
  const built = await stat(file).catch(() => undefined)
  if (!built) return null
  // Node loads a module once per URL, so each build needs its own.
  const build = `${pathToFileURL(file).href}?${built.mtimeMs}`
  return { build, ...FirstScreenModule.parse(await import(build)) }
}

/** Reads the web's build (web/scripts/page-parts.ts) at each call, so that a new build is served without a restart. */
export const readBuild = async (dist: string): Promise<Build> => {
  const [shell, pagesJson, screens] = await Promise.all([
    readFile(join(dist, 'index.html'), 'utf8'),
    readFile(join(dist, 'pages.json'), 'utf8').catch(() => undefined),
    readScreens(dist),
  ])
  if (pagesJson === undefined)
    return { shell, parts: {}, languages: {}, offered: ownLanguages, screens, hasPage: () => true }
  const { routes, parts, languages } = Build.parse(JSON.parse(pagesJson))
  const pages = routes.map(matches)
  const offered = languageCodes.filter((code) => ownLanguages.includes(code) || code in languages)
  return { shell, parts, languages, offered, screens, hasPage: (path) => pages.some((page) => page.test(path)) }
}
