import { readFileSync } from 'node:fs'
import { pageSlugs, writtenPaths } from '@nordbo/written-pages'

const pathsIn = (file: string): string[] => {
  const source = readFileSync(new URL(`../src/app/${file}`, import.meta.url), 'utf8')
  return [...source.matchAll(/<Route path="([^"]+)"/g)].flatMap(([, path]) => (path ? [path] : []))
}

const nested = new Set(['host/dashboard/*', 'auth/*'])

/** The paths of all pages, those of hosts included. Catch-alls end in `*`. */
export const routePaths = (): string[] => [
  ...pathsIn('router.tsx')
    .filter((path) => !nested.has(path))
    .map((path) => `/${path}`),
  ...pathsIn('pages/mailed.tsx').map((path) => `/auth/${path}`),
  ...pathsIn('pages/other.tsx').map((path) => `/${path}`),
  ...pageSlugs.map((slug) => writtenPaths[slug]),
  '/host/dashboard',
  ...pathsIn('host/host-routes.tsx').map((path) => `/host/dashboard/${path}`),
]
