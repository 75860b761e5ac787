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
  'packages/stay-rules/src/**/*.ts',
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

/** Builds the web unless dist/ was built from exactly these sources. Answers whether it built. */
export const buildWeb = async (): Promise<boolean> => {
  const stamp = inRepo('web/dist/.sources-hash')
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  const vite = inRepo('web/node_modules/vite/bin/vite.js')
  // Built aside and put in place whole: another system may be serving the old one, or building at this moment.
  const aside = inRepo('web/node_modules/.nordbo', `dist-${process.pid}`)
  try {
    await runQuietly([vite, 'build', '--logLevel', 'warn', '--outDir', aside, '--emptyOutDir'], {
      cwd: inRepo('web'),
      env: { NODE_ENV: 'production' },
    })
    writeFileSync(join(aside, '.sources-hash'), wanted)
    replaceFolder(inRepo('web/dist'), aside)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    throw new Error(`Building the web failed:\n${error instanceof Error ? error.message : error}`, { cause: error })
  }
  return true
}
