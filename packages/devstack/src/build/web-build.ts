import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from '../supervise/run-quietly.ts'
import { inRepo, repoRoot } from '../workspace/paths.ts'

const sources = [
  'web/index.html',
  'web/package.json',
  'web/vite.config.ts',
  'web/{src,public,scripts}/**/*',
  'packages/contracts/src/**/*.ts',
  'packages/listing-rules/src/**/*.ts',
  'packages/stay-rules/src/**/*.ts',
  'packages/texts/{src,locales}/**/*',
  'pnpm-lock.yaml',
]

const fingerprint = (): string => {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: repoRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  for (const file of files.sort()) hash.update(file.slice(repoRoot.length)).update(readFileSync(file))
  return hash.digest('hex')
}

const replaceFolder = (folder: string, by: string): void => {
  const old = `${by}-old`
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(by, folder)
  rmSync(old, { recursive: true, force: true })
}

/** Builds the web unless dist/ was built from these sources. Returns whether it did. */
export const buildWeb = async (): Promise<boolean> => {
  const stamp = inRepo('web/dist/.sources-hash')
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  const vite = inRepo('web/node_modules/vite/bin/vite.js')
  // Built in another folder and moved into place, since another process may serve or build it now.
  const buildFolder = inRepo('web/node_modules/.nordbo', `dist-${process.pid}`)
  try {
    await runQuietly([vite, 'build', '--logLevel', 'warn', '--outDir', buildFolder, '--emptyOutDir'], {
      cwd: inRepo('web'),
      env: { NODE_ENV: 'production' },
    })
    writeFileSync(join(buildFolder, '.sources-hash'), wanted)
    replaceFolder(inRepo('web/dist'), buildFolder)
  } catch (error) {
    rmSync(buildFolder, { recursive: true, force: true })
    throw new Error(`Building the web failed:\n${error instanceof Error ? error.message : error}`, { cause: error })
  }
  return true
}
