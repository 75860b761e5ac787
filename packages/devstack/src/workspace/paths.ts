import { join, resolve } from 'node:path'

/** The repository's root folder. */
export const repoRoot = resolve(import.meta.dirname, '../../../..')

/** A path inside the repository. */
export const inRepo = (...parts: string[]): string => join(repoRoot, ...parts)

/** Folder of a system's permanent data: `NORDBO_HOME`, else `.nordbo` in the repository. */
export const homeFolder = (env: Record<string, string | undefined>): string =>
  resolve(env.NORDBO_HOME ?? inRepo('.nordbo'))

/** The workspace's own Node. */
export const nodeBinary = inRepo('node_modules/.bin/node')
