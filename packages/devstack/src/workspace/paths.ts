import { join, resolve } from 'node:path'

/** The repository's root folder. */
export const repoRoot = resolve(import.meta.dirname, '../../../..')

/** A path inside the repository. */
export const inRepo = (...parts: string[]): string => join(repoRoot, ...parts)

/** Where a running system keeps everything that outlives it: `NORDBO_HOME`, else `.nordbo` in the repository. */
export const homeFolder = (env: Record<string, string | undefined>): string =>
  resolve(env.NORDBO_HOME ?? inRepo('.nordbo'))

/** Node of this workspace, whatever the machine has. */
export const nodeBinary = inRepo('node_modules/.bin/node')
