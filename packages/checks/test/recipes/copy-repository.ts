import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { repoRoot } from '../../src/files/source-files.ts'

/** Neither compiled nor read by a recipe. */
const leftFolders = new Set(['.git', '.nordbo', 'dist', 'test-results', '.vite', '.vitest'])
const leftFiles = /\.(webp|jpe?g|png|pmtiles|woff2)$/

/** A copy of the working tree that recipes may change, with the packages that are installed here. */
export interface RepositoryCopy extends Disposable {
  root: string
}

/** Copies sources, generated clients and the links between packages; the installed packages themselves are shared. */
export const copyRepository = (): RepositoryCopy => {
  const root = mkdtempSync(join(tmpdir(), 'nordbo-recipes-'))
  cpSync(repoRoot, root, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => {
      const parts = path.slice(repoRoot.length + 1).split(sep)
      return parts[0] !== 'node_modules' && !leftFiles.test(path) && !parts.some((part) => leftFolders.has(part))
    },
  })
  symlinkSync(join(repoRoot, 'node_modules'), join(root, 'node_modules'))
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}
