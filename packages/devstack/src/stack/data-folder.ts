import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isContainerEngineAvailable, removeVolumes } from '../infra/containers.ts'
import { postgresDataFolder } from '../infra/postgres.ts'

/** State of a data folder's demo market; an interrupted one is seeded again from the beginning. */
export type MarketState = 'none' | 'seeding' | 'seeded'

const marketFile = (home: string): string => join(home, 'market')

/** Reads the state of the demo market. */
export const marketState = (home: string): MarketState => {
  if (!existsSync(marketFile(home))) return 'none'
  return readFileSync(marketFile(home), 'utf8') === 'seeded' ? 'seeded' : 'seeding'
}

/** Stores the state of the demo market. */
export const setMarketState = (home: string, state: MarketState): void => {
  mkdirSync(home, { recursive: true })
  writeFileSync(marketFile(home), state)
}

/** Removes the data of people and of the demo market; secrets, logs and caches stay. */
export const removeData = async (home: string): Promise<void> => {
  const postgres = postgresDataFolder(join(home, 'data/postgres'))
  rmSync(postgres, { recursive: true, force: true })
  for (const part of ['data', 'blobs', 'sandbox', 'market']) rmSync(join(home, part), { recursive: true, force: true })
  if (await isContainerEngineAvailable()) await removeVolumes(join(home, 'data'), ['postgres', 'redis', 'nats'])
}
