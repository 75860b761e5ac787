import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../source-files.ts'
import type { CoverageInputs, CoverageRow, RanTest } from './check-coverage.ts'
import { ranInPlaywright, ranInVitest } from './ran-tests.ts'

const lines = (path: string): string[] => readFileSync(path, 'utf8').split('\n')

const rowOf = (text: string, index: number): CoverageRow => {
  const [id = '', requirement = '', file = '', test = ''] = text.split('\t')
  return { line: index + 2, id, requirement, file, test }
}

const reportIn = (folder: string, name: string, read: (report: unknown) => RanTest[]): RanTest[] => {
  const path = join(folder, `${name}.json`)
  return existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : []
}

/** The lines of docs/coverage.tsv, and its head. */
export const coverageRows = (): { header: string; rows: CoverageRow[] } => {
  const [header = '', ...rows] = lines(join(repoRoot, 'docs/coverage.tsv'))
  return { header, rows: rows.map(rowOf).filter((row) => row.id !== '') }
}

/** Reads docs/coverage.tsv, the list of requirements, and the reports of a run of `npm test` in `reports`. */
export const coverageInputs = (reports: string | undefined): CoverageInputs => {
  if (reports === undefined) throw new Error("coverage needs the folder of a run's reports; `npm test` prints it")
  const requirements = lines(join(repoRoot, 'packages/house-rules/requirements.tsv')).slice(1)
  return {
    ...coverageRows(),
    requirementIds: new Set(requirements.map((row) => row.split('\t')[0] ?? '')),
    fileExists: (file) => existsSync(join(repoRoot, file)),
    ran: [
      ...['unit', 'integration'].flatMap((name) => reportIn(reports, name, (report) => ranInVitest(report, repoRoot))),
      ...reportIn(reports, 'browser', (report) => ranInPlaywright(report, 'web/e2e')),
    ],
  }
}
