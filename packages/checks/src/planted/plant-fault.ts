import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RanTest } from '../coverage/check-coverage.ts'
import type { Fault } from './fault.ts'
import { runnerOf, runTests, runToEnd } from './run-tests.ts'

/** What became of a planted fault. */
export interface Outcome {
  fault: Fault
  /** The tier of `npm test` that runs its test for this change alone: A always, B the core, C reached. Undefined where it may be left out. */
  tier: 'A' | 'B' | 'C' | undefined
  /** Seconds that its test file took. */
  seconds: number
  /** Why it counts as not caught; undefined where it is. */
  problem: string | undefined
}

const git = (root: string, ...args: string[]): void => {
  execFileSync('git', ['-c', 'user.name=copy', '-c', 'user.email=copy@localhost', ...args], { cwd: root })
}

/** Makes a copy of the repository one commit, so that a change of it can be told. */
export const commitCopy = (root: string): void => {
  git(root, 'init', '--quiet', '--initial-branch=main')
  // The link to the installed packages is no folder, so the repository's own list does not leave it out.
  appendFileSync(join(root, '.git/info/exclude'), '/node_modules\n')
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message=Copy')
}

const tierOf = async (root: string, file: string): Promise<Outcome['tier']> => {
  const runner = runnerOf(file)
  if (runner === 'unit' || runner === 'component') return 'A'
  const { out, err } = await runToEnd(['packages/checks/src/planted/tier-main.ts', file], root)
  if (out === 'B' || out === 'C') return out
  if (err.includes('Error')) throw new Error(err)
  return undefined
}

/** Why the tests of a file do not catch a fault; undefined where they do. */
export const problemOf = (ran: readonly RanTest[], { file, title }: Fault['caughtBy']): string | undefined => {
  if (ran.length === 0) return `${file} ran no test`
  const meant = ran.filter((test) => title === undefined || test.title === title || test.fullName === title)
  if (meant.length === 0) return `'${title}' did not run`
  return meant.some(({ status }) => status === 'failed') ? undefined : `${title ?? file} passes with it`
}

/**
 * Plants a fault in a committed copy, asks what `npm test` would run for it, runs its test file and takes the fault out again. `before` has
 * the tests as they went without it.
 */
export const plantFault = async (root: string, fault: Fault, before: readonly RanTest[]): Promise<Outcome> => {
  const path = join(root, fault.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    source.replace(fault.from, () => fault.to),
  )
  try {
    const { caughtBy } = fault
    const tier = await tierOf(root, caughtBy.file)
    const started = performance.now()
    const ran = await runTests(root, runnerOf(caughtBy.file), [caughtBy.file])
    const seconds = (performance.now() - started) / 1000
    const left = tier === undefined ? `npm test may leave out ${caughtBy.file}` : undefined
    const without = before.filter(({ file }) => file === caughtBy.file)
    const fails = problemOf(without, caughtBy) === undefined ? `${caughtBy.file} fails without it too` : undefined
    return { fault, tier, seconds, problem: left ?? fails ?? problemOf(ran, caughtBy) }
  } finally {
    writeFileSync(path, source)
  }
}
