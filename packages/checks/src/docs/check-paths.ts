import { dirname } from 'node:path'
import type { CitingFile } from './check-citations.ts'

/** A file or folder in backticks: `payout/plan-moves.ts`, `src/attempts/`. */
const named = /`((?:[\w.-]+\/)+|(?:[\w.-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|sql|prisma|json|md|yaml|yml))`/g

/** Written while the product runs, or by a build. */
const made = /^(?:dist|logs|node_modules|\.nordbo)\/|^(?:run|pages|manifest)\.json$/

/**
 * Files and folders that a page names and that do not exist. A name is looked for below the page's own folder and below the repository, and may leave
 * out the folders that lead to it.
 */
export const checkPaths = (pages: readonly CitingFile[], files: readonly string[]): string[] => {
  const all = files.map((file) => `/${file}`)
  const exists = (name: string, below: string): boolean => {
    const inside = below === '.' ? all : all.filter((file) => file.startsWith(`/${below}/`))
    const ends = (file: string): boolean => (name.endsWith('/') ? file.includes(`/${name}`) : file.endsWith(`/${name}`))
    return inside.some(ends) || (name.includes('/') && all.some((file) => file.startsWith(`/${name}`)))
  }
  return pages.flatMap(({ path, source }) =>
    source.split('\n').flatMap((line, index) =>
      [...line.matchAll(named)]
        .map(([, name = '']) => name)
        .filter((name) => !made.test(name) && !exists(name, path.startsWith('docs/') ? '.' : dirname(path)))
        .map((name) => `${path}:${index + 1} names ${name}, which does not exist`),
    ),
  )
}
