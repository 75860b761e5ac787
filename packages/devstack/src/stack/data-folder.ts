import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isContainerEngineAvailable, removeVolumes } from '../infra/containers.ts'
import { postgresDataFolder } from '../infra/postgres.ts'

/** How far the demo market of a data folder is: a half one is made again from the beginning. */
export type MarketState = 'none' | 'seeding' | 'seeded'

const marketFile = (home: string): string => join(home, 'market')

/** Reads how far the demo market is. */
export const marketState = (home: string): MarketState => {
  if (!existsSync(marketFile(home))) return 'none'
  return readFileSync(marketFile(home), 'utf8') === 'seeded' ? 'seeded' : 'seeding'
}

/** Writes down how far the demo market is. */
export const setMarketState = (home: string, state: MarketState): void => {
  mkdirSync(home, { recursive: true })
  writeFileSync(marketFile(home), state)
}

/** Removes everything people made or the demo market put there; secrets, logs and caches stay. */
export const removeData = async (home: string): Promise<void> => {
  const postgres = postgresDataFolder(join(home, 'data/postgres'))
  rmSync(postgres, { recursive: true, force: true })
  for (const part of ['data', 'blobs', 'sandbox', 'market']) rmSync(join(home, part), { recursive: true, force: true })
  if (await isContainerEngineAvailable()) await removeVolumes(join(home, 'data'), ['postgres', 'redis', 'nats'])
}
