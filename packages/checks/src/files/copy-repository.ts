import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { repoRoot } from './source-files.ts'

/** Neither compiled nor read by a test. */
const leftFolders = new Set(['.git', '.nordbo', 'dist', 'test-results', '.vite', '.vitest'])
const pictures = /\.(webp|jpe?g|png|pmtiles|woff2)$/

/** A copy of the working tree that may be changed, with the packages that are installed here. */
export interface RepositoryCopy extends Disposable {
  root: string
}

/** Copies sources, generated clients and the links between packages; the installed packages themselves are shared. Pictures, maps and fonts are left out unless asked for. */
export const copyRepository = ({ withPictures = false } = {}): RepositoryCopy => {
  const root = mkdtempSync(join(tmpdir(), 'nordbo-copy-'))
  cpSync(repoRoot, root, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => {
      const parts = path.slice(repoRoot.length + 1).split(sep)
      if (parts[0] === 'node_modules' || parts.some((part) => leftFolders.has(part))) return false
      return withPictures || !pictures.test(path)
    },
  })
  symlinkSync(join(repoRoot, 'node_modules'), join(root, 'node_modules'))
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}
