import { parse } from 'yaml'
import { z } from 'zod'

const Versions = z.record(z.string(), z.string()).default({})
const Direct = z.record(z.string(), z.object({ version: z.string() })).default({})

/** What is read of pnpm's lock file (version 9). */
const LockFile = z.object({
  lockfileVersion: z.literal('9.0'),
  settings: z.unknown().optional(),
  overrides: z.unknown().optional(),
  importers: z.record(
    z.string(),
    z.object({ dependencies: Direct, devDependencies: Direct, optionalDependencies: Direct }),
  ),
  snapshots: z.record(z.string(), z.object({ dependencies: Versions, optionalDependencies: Versions })),
})

/** A version as the lock file names it where it is used: `7.10.0(prisma@7.10.0)`, or `other-name@1.0.0` for an alias. */
const snapshotOf = (name: string, version: string, known: Readonly<Record<string, unknown>>): string => {
  const plain = `${name}@${version}`
  return plain in known ? plain : version
}

/**
 * Reads which versions of libraries packages of the workspace run with. The answer names those that the packages in these folders (`.` for
 * the root) install, directly or through others; so it changes only when a library of one of them does. Throws on another kind of lock file.
 */
export const readLockedLibraries = (lock: string): ((folders: Iterable<string>) => readonly string[]) => {
  const { importers, snapshots, settings, overrides } = LockFile.parse(parse(lock))
  const rules = JSON.stringify({ settings, overrides })
  return (folders) => {
    const reached = new Set<string>()
    for (const folder of folders) {
      const own = importers[folder]
      for (const [name, { version }] of Object.entries({
        ...own?.dependencies,
        ...own?.devDependencies,
        ...own?.optionalDependencies,
      }))
        if (!version.startsWith('link:')) reached.add(snapshotOf(name, version, snapshots))
    }
    for (const library of reached) {
      const next = snapshots[library]
      for (const [name, version] of Object.entries({ ...next?.dependencies, ...next?.optionalDependencies }))
        reached.add(snapshotOf(name, version, snapshots))
    }
    return [rules, ...[...reached].sort()]
  }
}

/** The workspace's settings without its catalog, whose versions the lock file repeats for each package. */
export const settingsWithoutCatalog = (workspace: string): string => {
  const { catalog: _, ...settings } = z.record(z.string(), z.unknown()).parse(parse(workspace))
  return JSON.stringify(settings)
}
