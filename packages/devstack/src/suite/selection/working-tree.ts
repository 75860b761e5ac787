import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inRepo, repoRoot } from '../../workspace/paths.ts'

const git = (...args: string[]): string[] =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: repoRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TZ: 'UTC' },
  })
    .split('\n')
    .filter((line) => line !== '')

const succeeds = (...args: string[]): boolean => {
  try {
    git(...args)
    return true
  } catch {
    return false
  }
}

/** Commits that a run looks back to when nobody says from where. */
const defaultDepth = 50

/** The commit that changes are measured from, and why. */
export interface Base {
  commit: string
  reason: string
}

/** Reads `.ci/base`, the last commit at which main was whole. Without it, or when it is no ancestor, the last 50 commits count as changed. */
export const readBase = (): Base => {
  const file = inRepo('.ci/base')
  const named = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (/^[0-9a-f]{40}$/.test(named) && succeeds('merge-base', '--is-ancestor', named, 'HEAD'))
    return { commit: named, reason: '.ci/base' }
  const commit = git('rev-list', '--first-parent', `--max-count=${defaultDepth + 1}`, 'HEAD').at(-1) ?? 'HEAD'
  return { commit, reason: `.ci/base names no ancestor, so the last ${defaultDepth} commits count` }
}

/** What `--changed` compares with: where the branch left main; on main itself the last commit. */
export const branchBase = (): Base => {
  const [head] = git('rev-parse', 'HEAD')
  const [main] = git('branch', '--all', '--format=%(refname)', '--list', 'main', 'origin/main')
  const [commit] = main === undefined ? [] : git('merge-base', 'HEAD', main)
  if (commit !== undefined && commit !== head) return { commit, reason: 'where the branch left main' }
  return { commit: git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1', reason: 'the last commit' }
}

/** Files that differ from a commit, new ones among them. */
export const changedFiles = (base: string): string[] => [
  ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
]

/** Dates of the commits of the main line, the newest first, ISO in UTC. */
export const mainLineDates = (): string[] =>
  git('log', '--first-parent', '--max-count=1000', '--date=format-local:%Y-%m-%dT%H:%M:%SZ', '--format=%cd')

/** All files of the working tree that git knows or would add, relative to the root. */
export const workingFiles = (): string[] =>
  [...new Set(git('ls-files', '--cached', '--others', '--exclude-standard'))]
    .filter((file) => existsSync(inRepo(file)))
    .sort()

/** The text of a file of the repository; empty when there is none. */
export const readFile = (file: string): string => (existsSync(inRepo(file)) ? readFileSync(inRepo(file), 'utf8') : '')
