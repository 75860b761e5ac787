import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../files/source-files.ts'
import type { CoverageInputs, CoverageRow, RanTest } from './check-coverage.ts'
import { afterSecondTry, ranInPlaywright, ranInVitest } from './ran-tests.ts'

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

/** Reads docs/coverage.tsv, the list of requirements, and the reports of a run of `npm test` in `reports`. */
export const coverageInputs = (reports: string | undefined): CoverageInputs => {
  if (reports === undefined) throw new Error("coverage needs the folder of a run's reports; `npm test` prints it")
  const inVitest = (names: readonly string[]): RanTest[] =>
    names.flatMap((name) => reportIn(reports, name, (report) => ranInVitest(report, repoRoot)))
  const inBrowser = (name: string): RanTest[] => reportIn(reports, name, (report) => ranInPlaywright(report, 'web/e2e'))
  const requirements = lines(join(repoRoot, 'packages/checks/requirements.tsv')).slice(1)
  return {
    ...coverageRows(),
    requirementIds: new Set(requirements.map((row) => row.split('\t')[0] ?? '')),
    fileExists: (file) => existsSync(join(repoRoot, file)),
    ran: afterSecondTry(
      [
        ...inVitest(['unit', 'component', 'integration', ...reportsLike(reports, 'integration-timed')]),
        ...inBrowser('browser'),
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
