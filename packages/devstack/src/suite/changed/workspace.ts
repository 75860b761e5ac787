import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { inRepo, repoRoot } from '../../workspace/paths.ts'
import type { Package, TestFile } from './reached-tests.ts'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => line !== '')

/** What a change is compared with: where the branch left main; on main itself the last commit. */
export const changeBase = (): string => {
  const [head] = git('rev-parse', 'HEAD')
  const [main] = git('branch', '--all', '--format=%(refname)', '--list', 'main', 'origin/main')
  const [base] = main === undefined ? [] : git('merge-base', 'HEAD', main)
  if (base !== undefined && base !== head) return base
  return git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1'
}

/** Files that differ from a commit, new ones among them. */
export const changedFiles = (base: string): string[] => [
  ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
]

const manifest = z.object({
  name: z.string().default(''),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
})

/** Every package of the workspace but the web. `processes` says which of them are started, and by what name. */
export const readPackages = (processes: readonly { name: string; folder: string }[]): Package[] => {
  const folders = globSync('{packages,services}/*/package.json', { cwd: repoRoot }).map(dirname)
  const read = [...folders, 'bff'].map((folder) => ({
    folder,
    ...manifest.parse(JSON.parse(readFileSync(inRepo(folder, 'package.json'), 'utf8'))),
  }))
  const importsOf = (name: string, seen: Set<string>): Set<string> => {
    const found = read.find((each) => each.name === name)
    for (const next of Object.keys({ ...found?.dependencies, ...found?.devDependencies }))
      if (!seen.has(next) && read.some((each) => each.name === next)) importsOf(next, seen.add(next))
    return seen
  }
  return read.map(({ name, folder }) => {
    const names = importsOf(name, new Set())
    return {
      folder,
      imports: read.filter((each) => each.name !== name && names.has(each.name)).map((each) => each.folder),
      process: processes.find((each) => each.folder === folder)?.name,
    }
  })
}

const localImports = /from '(\.\/[^']+)'/g

const textWithHelpers = (file: string): string => {
  const text = readFileSync(inRepo(file), 'utf8')
  const helpers = [...text.matchAll(localImports)].map(([, path = '']) => inRepo(join(dirname(file), path)))
  return [text, ...helpers.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'))].join('\n')
}

/** Seconds that a file takes before its first test: its process, its modules, its servers. Reports leave them out. */
const startSeconds = 3

/** Every test file that needs servers, with its last duration. */
export const readTestFiles = (seconds: ReadonlyMap<string, number>): TestFile[] =>
  globSync(['{packages,services}/*/test/**/*.test.ts', 'bff/test/**/*.test.ts'], { cwd: repoRoot })
    .toSorted()
    .map((file) => {
      const took = seconds.get(file)
      return { file, text: textWithHelpers(file), seconds: took === undefined ? undefined : took + startSeconds }
    })
