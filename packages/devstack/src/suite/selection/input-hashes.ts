import { createHash } from 'node:crypto'
import { contentHash } from '../../sources/stored-parses.ts'
import { packageOf } from './file-links.ts'
import { readLockedLibraries, settingsWithoutCatalog } from './locked-libraries.ts'
import { isSilent } from './tier-plan.ts'

const [lockFile, workspaceFile] = ['pnpm-lock.yaml', 'pnpm-workspace.yaml']

/**
 * Opens the hashes of what tests need, over the files that git knows. Each file is read once, so that one run compares one state of the
 * tree. Generated files count by what they are made of, so a fresh clone has the same hashes. Of the lock file those libraries count that
 * the packages run with whose files a test needs.
 */
export const openInputHashes = (
  files: readonly string[],
  read: (file: string) => string,
): ((needs: ReadonlySet<string> | 'everything') => string) => {
  const known = new Set(files)
  const hashes = new Map<string, string>()
  const hashOf = (file: string): string => {
    const hash = hashes.get(file) ?? contentHash(read(file))
    hashes.set(file, hash)
    return hash
  }
  const hashAll = (hashed: readonly string[], more: readonly string[] = []): string => {
    const hash = createHash('sha256')
    for (const file of hashed.toSorted()) hash.update(`${file} ${hashOf(file)}\n`)
    for (const line of more) hash.update(`${line}\n`)
    return hash.digest('hex').slice(0, 12)
  }
  const librariesOf = readLockedLibraries(read(lockFile))
  const settings = settingsWithoutCatalog(read(workspaceFile))
  const everything = hashAll(files.filter((file) => !isSilent(file)))
  return (needs) => {
    if (needs === 'everything') return everything
    const own = [...needs].filter((file) => known.has(file) && file !== lockFile && file !== workspaceFile)
    return hashAll(own, [settings, ...librariesOf(new Set(own.map((file) => packageOf(file) ?? '.').concat('.')))])
  }
}
