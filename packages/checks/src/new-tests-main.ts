// Writes which tests of the working tree are new or changed since a commit: `new-tests-main.ts <commit> <file>`.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { newTests } from './luck/new-tests.ts'

const [base = 'HEAD', target = '/dev/stdout'] = process.argv.slice(2)

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit'] })

const listed = (...args: string[]): string[] => git(...args, '-z').split('\0')

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file)

// A moved file counts as gone and new, so that its tests are known.
const changed = [
  ...listed('diff', '--name-only', '--no-renames', base),
  ...listed('ls-files', '--others', '--exclude-standard'),
].filter(isTest)
const atBase = new Set(changed.length === 0 ? [] : listed('ls-tree', '-r', '--name-only', base))

writeFileSync(
  target,
  JSON.stringify(
    newTests(
      changed.filter((file) => existsSync(file)).map((file) => ({ file, source: readFileSync(file, 'utf8') })),
      changed.filter((file) => atBase.has(file)).map((file) => ({ file, source: git('show', `${base}:${file}`) })),
    ),
  ),
)
