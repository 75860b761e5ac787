import type { CoverageRow } from './check-coverage.ts'
import { testNames } from './test-names.ts'

/** Problems of docs/coverage.tsv without a test run: no test of that name, a missing file, a repeated line. */
export const checkClaims = (rows: readonly CoverageRow[], read: (file: string) => string | undefined): string[] => {
  const names = new Map<string, RegExp[] | undefined>()
  const seen = new Set<string>()
  return rows.flatMap(({ line, id, file, test }) => {
    if (!names.has(file)) {
      const source = read(file)
      names.set(file, source === undefined ? undefined : testNames(file, source))
    }
    const claim = `${id}\t${file}\t${test}`
    const twice = seen.has(claim)
    seen.add(claim)
    const known = names.get(file)
    if (twice) return [`docs/coverage.tsv line ${line} says again what a line above says`]
    if (!known) return [`docs/coverage.tsv line ${line} names ${file}, which does not exist`]
    if (known.some((name) => name.test(test))) return []
    return [`docs/coverage.tsv line ${line} names '${test}', which is no test of ${file}`]
  })
}
