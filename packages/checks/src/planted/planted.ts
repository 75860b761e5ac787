import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RanTest } from '../coverage/check-coverage.ts'
import { copyRepository } from '../files/copy-repository.ts'
import { repoRoot } from '../files/source-files.ts'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'
import { commitCopy, type Outcome, plantFault } from './plant-fault.ts'
import { printedRow, writePage } from './planted-table.ts'
import { runnerOf, runTests } from './run-tests.ts'

const page = join(repoRoot, 'docs/tests/planted.md')
const readPage = (): string => (existsSync(page) ? readFileSync(page, 'utf8') : '')
const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Which faults the arguments ask for: those with a part of their name, without those of the browser unless `--browser` is given; with `--quick` those whose tests need no servers. */
const chosenBy = (args: readonly string[]): Fault[] => {
  const parts = args.filter((arg) => !arg.startsWith('--')).map((part) => part.toLowerCase())
  const withBrowser = args.includes('--browser')
  const isQuick = args.includes('--quick')
  return faults.filter(({ feature, rule, file, caughtBy }) => {
    const name = [feature, rule, file, caughtBy.file].join(' ').toLowerCase()
    const runner = runnerOf(caughtBy.file)
    if (runner === 'browser' && !withBrowser) return false
    if (isQuick && runner !== 'unit' && runner !== 'component') return false
    return parts.every((part) => name.includes(part))
  })
}

/** What the wanted tests say without any fault: of one that fails then, a failure with a fault proves nothing. */
const runWithout = async (root: string, wanted: readonly Fault[]): Promise<RanTest[]> => {
  const byRunner = Map.groupBy(new Set(wanted.map(({ caughtBy }) => caughtBy.file)), runnerOf)
  const ran: RanTest[] = []
  for (const [runner, files] of byRunner) ran.push(...(await runTests(root, runner, files)))
  return ran
}

/**
 * Plants faults one by one in a copy of the repository, and prints whether the tests that `npm test` runs for each change catch it. Returns
 * problems as sentences. Arguments: a part of a name; `--quick` for those that need no servers; `--browser` for those that only the browser catches; `--write` to write
 * docs/tests/planted.md.
 */
export const planted = async (args: readonly string[]): Promise<string[]> => {
  const wanted = chosenBy(args)
  if (wanted.length === 0) return ['no planted fault has such a name']
  using copy = copyRepository({ withPictures: true })
  commitCopy(copy.root)
  const before = await runWithout(copy.root, wanted)
  const outcomes: Outcome[] = []
  for (const fault of wanted) {
    const outcome = await plantFault(copy.root, fault, before)
    print(printedRow(outcome))
    outcomes.push(outcome)
    // At once, so that a run that is ended keeps what it has.
    if (args.includes('--write')) writeFileSync(page, writePage(readPage(), faults, outcomes))
  }
  print(`${outcomes.filter(({ problem }) => problem === undefined).length} of ${outcomes.length} faults were caught`)
  return outcomes.flatMap(({ fault, problem }) => (problem === undefined ? [] : [`“${fault.rule}”: ${problem}`]))
}
