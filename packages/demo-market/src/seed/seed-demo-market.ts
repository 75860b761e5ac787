import { join } from 'node:path'
import {
  bookingService,
  copenhagenDate,
  identityService,
  listingsService,
  messagingService,
  pricingService,
} from '@nordbo/contracts'
import { blobConfig, connectNats, createCaller, createClock, createLogger, openBlobs } from '@nordbo/service-kit'
import { buildDemoMarket, type DemoMarket, fingerprint } from '../market/market.ts'
import { type ImportReport, importMarket, type MarketPorts } from './import-market.ts'

/** The parts of a running system that seeding needs; devstack's `Stack` has them. */
export interface MarketStack {
  /** Data folder; blobs are in its folder `blobs`. */
  home: string
  infra: { natsUrl(principal: 'bff'): string }
  secrets: { signing: Readonly<Record<string, { privateKey: string; publicKey: string }>> }
}

interface SeedOptions extends Pick<MarketPorts, 'onPart' | 'onStep' | 'onWait' | 'signal'> {
  /** Copenhagen date that the market is relative to; today by default. */
  today?: string
  /** Reduces the market before the import, as for tests that need few homes; by default everything is imported. */
  choose?: (market: DemoMarket) => DemoMarket
}

/** What a market is made of, to tell whether an interrupted one can be continued. */
export interface MarketVersion {
  /** Copenhagen date that it is relative to. */
  today: string
  /** Hash of its content. */
  fingerprint: string
}

/** The version of the market as of a Copenhagen date, today by default. */
export const marketVersion = async (today = copenhagenDate(createClock().now())): Promise<MarketVersion> => ({
  today,
  fingerprint: fingerprint(await buildDemoMarket({ today })),
})

/** Factor of every deadline: the steps are large, and a slow machine answers late. */
const patience = 10

/**
 * Imports the demo market into a running system, as its administrator; returns the counts of new items. A part that is there is left as it
 * is, so that it may be repeated after an interruption.
 */
export const seedDemoMarket = async (stack: MarketStack, options: SeedOptions = {}): Promise<ImportReport> => {
  const signing = stack.secrets.signing.bff
  const blobs = await openBlobs(blobConfig.parse({ BLOB_DIR: join(stack.home, 'blobs') }))
  if (!signing || !blobs) throw new Error('The stack has no signing key for the BFF or no blob store.')
  const log = createLogger({ name: 'demo-market', level: 'warn' })
  const nats = await connectNats({ url: stack.infra.natsUrl('bff'), principal: 'bff', log })
  try {
    const publicKeys = Object.fromEntries(
      Object.entries(stack.secrets.signing).map(([principal, { publicKey }]) => [principal, publicKey]),
    )
    const caller = createCaller({
      nats,
      principal: 'bff',
      signingKey: signing.privateKey,
      publicKeys,
      timeoutFactor: patience,
    })
    const services = {
      identity: caller.client(identityService),
      listings: caller.client(listingsService),
      pricing: caller.client(pricingService),
      booking: caller.client(bookingService),
      messaging: caller.client(messagingService),
    }
    const { today = copenhagenDate(createClock().now()), choose, ...reports } = options
    const market = await buildDemoMarket({ today })
    return await importMarket(choose?.(market) ?? market, { services, blobs, ...reports })
  } finally {
    await nats.close()
  }
}
