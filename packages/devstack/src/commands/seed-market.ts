import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { withClient } from '../databases/connect.ts'
import type { Infra } from '../infra/infra.ts'
import { databaseWasKilled, type MarketVersion, marketState, removeData, setMarketState } from '../stack/data-folder.ts'
import type { Stack } from '../stack/stack.ts'
import { untilItHolds } from '../supervise/patience.ts'
import { inRepo } from '../workspace/paths.ts'
import { print, runStep } from '../workspace/progress.ts'

interface SeedOptions {
  today: string
  signal: AbortSignal
  onPart(part: string, tookMs: number): void
  onStep(part: string, done: number, steps: number): void
  onWait(step: string, reason: string, pauseMs: number): void
}

/** The package `demo-market`, which is loaded late: it imports the generated clients. */
interface DemoMarket {
  marketVersion(today?: string): Promise<MarketVersion>
  seedDemoMarket(stack: Stack, options: SeedOptions): Promise<unknown>
}

const isDemoMarket = (module: unknown): module is DemoMarket =>
  typeof module === 'object' &&
  module !== null &&
  'seedDemoMarket' in module &&
  'marketVersion' in module &&
  typeof module.seedDemoMarket === 'function' &&
  typeof module.marketVersion === 'function'

const file = inRepo('packages/demo-market/src/index.ts')

const loadDemoMarket = async (): Promise<DemoMarket> => {
  const market: unknown = await import(pathToFileURL(file).href)
  if (!isDemoMarket(market)) throw new Error(`${file} exports no seedDemoMarket`)
  return market
}

/** Whether a market that was begun from a version is continued by this program to the same market. */
const canContinue = async (home: string, begun: MarketVersion | undefined): Promise<boolean> => {
  if (begun === undefined || databaseWasKilled(home)) return false
  const { fingerprint } = await (await loadDemoMarket()).marketVersion(begun.today)
  return fingerprint === begun.fingerprint
}

/** Before the servers start: removes the data of an interrupted demo market, unless it can be continued. */
export const checkInterruptedMarket = async (home: string): Promise<void> => {
  const market = marketState(home)
  if (market.state !== 'begun') return
  await runStep('interrupted demo market', async (note) => {
    if (await canContinue(home, market.version)) return note('is continued')
    await removeData(home)
    note('removed, as it is of another version or its database was killed')
  })
}

/**
 * Runs work without waiting for the disk at each commit: a market whose database was killed is seeded again from the beginning. The
 * settings of an external server are not changed.
 */
const withoutWaitingForDisk = async (infra: Infra, work: () => Promise<unknown>): Promise<void> => {
  const configure = (...statements: string[]): Promise<void> =>
    withClient(infra.postgresUrl, async (client) => {
      for (const statement of statements) await client.query(statement)
    })
  const own = infra.sourceOf('postgres') !== 'given'
  if (own) await configure('alter system set synchronous_commit = off', 'select pg_reload_conf()')
  await work()
  if (own) await configure('alter system reset synchronous_commit', 'select pg_reload_conf()', 'checkpoint')
}

const progressEveryMs = 5_000

/** Prints parts when they are done, and every five seconds how far they are. */
const reports = (): Pick<SeedOptions, 'onPart' | 'onStep' | 'onWait'> => {
  let printedAt = Date.now()
  const say = (line: string): void => {
    printedAt = Date.now()
    print(`      ${line}`)
  }
  return {
    onPart: (part, tookMs) => say(`${(tookMs / 1000).toFixed(1).padStart(5)} s  ${part}`),
    onStep: (part, done, steps) => {
      if (Date.now() - printedAt > progressEveryMs) say(`    ...  ${part}: ${done} of ${steps}`)
    },
    onWait: (step, reason, pauseMs) => say(`${step}: ${reason}; again in ${pauseMs / 1000} s`),
  }
}

/**
 * Fills a running system with the demo market unless it has it. It continues an interrupted one, and is repeated with growing pauses until
 * it holds: the system stays up meanwhile. Rejects only when `signal` ends it.
 */
export const seedMarket = async (stack: Stack, signal: AbortSignal): Promise<void> => {
  const { home, infra } = stack
  const market = marketState(home)
  if (market.state === 'seeded' || !existsSync(file)) return
  const begun = market.state === 'begun' ? market.version : undefined
  await runStep('demo market', async (note) => {
    const demo = await loadDemoMarket()
    const version = begun ?? (await demo.marketVersion())
    if (begun) note(`continued from ${begun.today}`)
    setMarketState(home, version)
    const fill = (): Promise<void> =>
      withoutWaitingForDisk(infra, () => demo.seedDemoMarket(stack, { ...reports(), today: version.today, signal }))
    await untilItHolds(`      the demo market is not complete, and Nordbo runs at ${stack.publicUrl}`, fill, {
      say: print,
      signal,
    })
    setMarketState(home, 'seeded')
  })
}
