import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The repository's root folder. */
export const repoRoot = resolve(import.meta.dirname, '../../../..')

const generated = /(^|\/)(generated|golden|dist|node_modules)\/|\.gen\.ts$/

const listFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))

const filesOf = (root: string, kind: RegExp): string[] =>
  listFiles(root)
    .filter((file) => kind.test(file) && !generated.test(file))
    .sort()

/** Hand-written source files, tracked or new, relative to the root. */
export const sourceFiles = (root: string = repoRoot): string[] => filesOf(root, /\.(ts|tsx|mjs|css)$/)

/** Every file, tracked or new, relative to the root. */
export const trackedFiles = (root: string = repoRoot): string[] => listFiles(root).sort()

/** Markdown pages, tracked or new, relative to the root. */
export const textFiles = (root: string = repoRoot): string[] => filesOf(root, /\.md$/)
