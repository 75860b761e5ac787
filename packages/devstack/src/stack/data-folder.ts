import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isContainerEngineAvailable, removeVolumes } from '../infra/containers.ts'
import { postgresDataFolder } from '../infra/postgres.ts'

/** What a demo market is made of: an interrupted one is continued only by the same. */
export const marketVersionSchema = z.object({ today: z.string(), fingerprint: z.string() })

export type MarketVersion = z.infer<typeof marketVersionSchema>

/** A data folder's demo market: none, begun from a version, or complete. */
export type MarketState =
  | { state: 'none' | 'seeded' }
  /** Without a version it was begun by an older program. */
  | { state: 'begun'; version: MarketVersion | undefined }

const marketFile = (home: string): string => join(home, 'market')

const versionIn = (text: string): MarketVersion | undefined => {
  try {
    return marketVersionSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Reads the state of the demo market. */
export const marketState = (home: string): MarketState => {
  if (!existsSync(marketFile(home))) return { state: 'none' }
  const text = readFileSync(marketFile(home), 'utf8')
  return text === 'seeded' ? { state: 'seeded' } : { state: 'begun', version: versionIn(text) }
}

/** Stores that the demo market is begun from a version, or complete. */
export const setMarketState = (home: string, state: MarketVersion | 'seeded'): void => {
  mkdirSync(home, { recursive: true })
  writeFileSync(marketFile(home), typeof state === 'string' ? state : JSON.stringify(state))
}

/**
 * Whether Postgres was killed on its data: it had no time to write what it had answered, as commits do not wait for the disk while a market
 * is seeded. A container's data cannot be looked into.
 */
export const databaseWasKilled = (home: string): boolean =>
  existsSync(join(postgresDataFolder(join(home, 'data/postgres')), 'data/postmaster.pid'))

/** Removes the data of people and of the demo market; secrets, logs and caches stay. */
export const removeData = async (home: string): Promise<void> => {
  const postgres = postgresDataFolder(join(home, 'data/postgres'))
  rmSync(postgres, { recursive: true, force: true })
  for (const part of ['data', 'blobs', 'sandbox', 'market']) rmSync(join(home, part), { recursive: true, force: true })
  if (await isContainerEngineAvailable()) await removeVolumes(join(home, 'data'), ['postgres', 'redis', 'nats'])
}
