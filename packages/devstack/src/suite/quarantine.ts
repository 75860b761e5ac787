import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NamedTest, pathOf } from './failed-tests.ts'

/** A line of docs/quarantine.tsv: a test whose failure a run prints and does not count. */
export interface Quarantined {
  /** Relative to the repository. */
  file: string
  /** Its own name, or with the names of the blocks around it. */
  test: string
}

/** The tests of docs/quarantine.tsv. `packages/checks` refuses more than five, and what may not be there. */
export const readQuarantine = (root: string): Quarantined[] => {
  const path = join(root, 'docs/quarantine.tsv')
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [file = '', test = ''] = line.split('\t')
      return { file, test }
    })
}

/** Whether a test is in quarantine. */
export const isQuarantined = (test: NamedTest, quarantine: readonly Quarantined[]): boolean =>
  quarantine.some(
    (each) =>
      each.file === pathOf(test) && [test.title, test.name, test.name.replaceAll(' › ', ' ')].includes(each.test),
  )
