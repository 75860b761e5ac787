import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLedger } from '@nordbo/devstack/ledger'
import { repoRoot } from '../files/source-files.ts'
import type { CoverageInputs, CoverageRow, RanTest, Requirement } from './check-coverage.ts'
import { afterSecondTry, ranInPlaywright, ranInVitest } from './ran-tests.ts'
import { testNames } from './test-names.ts'

const lines = (path: string): string[] => readFileSync(path, 'utf8').split('\n')

const rowOf = (text: string, index: number): CoverageRow => {
  const [id = '', requirement = '', file = '', test = ''] = text.split('\t')
  return { line: index + 2, id, requirement, file, test }
}

const reportIn = (folder: string, name: string, read: (report: unknown) => RanTest[]): RanTest[] => {
  const path = join(folder, `${name}.json`)
  return existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : []
}

/** Names of the reports in a folder that begin with `beginning`, without `.json`. */
const reportsLike = (folder: string, beginning: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(beginning) && name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))

/** The header and the lines of docs/coverage.tsv. */
export const coverageRows = (): { header: string; rows: CoverageRow[] } => {
  const [header = '', ...rows] = lines(join(repoRoot, 'docs/coverage.tsv'))
  return { header, rows: rows.map(rowOf).filter((row) => row.id !== '') }
}

/** The requirements of packages/checks/requirements.tsv. */
export const requirementRows = (): Requirement[] =>
  lines(join(repoRoot, 'packages/checks/requirements.tsv'))
    .slice(1)
    .map((row) => {
      const [id = '', area = ''] = row.split('\t')
      return { id, area }
    })

/** Tests that an earlier run passed: their file has a line in the ledger, and still has a test of that name. */
const passedEarlier = (): ((row: CoverageRow) => boolean) => {
  const ledger = readLedger()
  const names = new Map<string, RegExp[]>()
  return ({ file, test }) => {
    if (!ledger.has(file)) return false
    const known = names.get(file) ?? testNames(file, readFileSync(join(repoRoot, file), 'utf8'))
    names.set(file, known)
    return known.some((name) => name.test(test))
  }
}

/**
 * Reads docs/coverage.tsv, the list of requirements, and the reports of a run in `reports`. `how` is 'all' where every test must have run;
 * with 'tiers' an earlier pass counts for a test that this run left out.
 */
export const coverageInputs = (
  reports: string | undefined,
  quarantine: CoverageInputs['quarantine'],
  how = 'all',
): CoverageInputs => {
  if (reports === undefined) throw new Error("coverage needs the folder of a run's reports; `npm test` prints it")
  const inVitest = (names: readonly string[]): RanTest[] =>
    names.flatMap((name) => reportIn(reports, name, (report) => ranInVitest(report, repoRoot)))
  const inBrowser = (name: string): RanTest[] => reportIn(reports, name, (report) => ranInPlaywright(report, 'web/e2e'))
  return {
    ...coverageRows(),
    requirementIds: new Set(requirementRows().map(({ id }) => id)),
    quarantine,
    fileExists: (file) => existsSync(join(repoRoot, file)),
    passedBefore: how === 'tiers' ? passedEarlier() : () => false,
    ran: afterSecondTry(
      [
        ...inVitest(['unit', 'component', 'integration'].flatMap((name) => reportsLike(reports, name))),
        ...reportsLike(reports, 'browser').flatMap(inBrowser),
      ],
      [
        ...inVitest(
          ['again-unit', 'again-component', 'again-integration'].flatMap((name) => reportsLike(reports, name)),
        ),
        ...inBrowser('again-browser'),
      ],
    ),
  }
}
