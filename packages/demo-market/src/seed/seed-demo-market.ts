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
import { buildDemoMarket, type DemoMarket } from '../market/market.ts'
import { type ImportReport, importMarket, type MarketPorts } from './import-market.ts'

/** The parts of a running system that seeding needs; devstack's `Stack` has them. */
export interface MarketStack {
  /** Data folder; blobs are in its folder `blobs`. */
  home: string
  infra: { natsUrl(principal: 'bff'): string }
  secrets: { signing: Readonly<Record<string, { privateKey: string; publicKey: string }>> }
}

interface SeedOptions extends Pick<MarketPorts, 'onPart'> {
  /** Copenhagen date that the market is relative to; today by default. */
  today?: string
  /** Reduces the market before the import, as for tests that need few homes; by default everything is imported. */
  choose?: (market: DemoMarket) => DemoMarket
}

/** Imports the demo market into a running system, as its administrator; returns the counts of new items. */
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
    const caller = createCaller({ nats, principal: 'bff', signingKey: signing.privateKey, publicKeys })
    const services = {
      identity: caller.client(identityService),
      listings: caller.client(listingsService),
      pricing: caller.client(pricingService),
      booking: caller.client(bookingService),
      messaging: caller.client(messagingService),
    }
    const today = options.today ?? copenhagenDate(createClock().now())
    const market = await buildDemoMarket({ today })
    return await importMarket(options.choose?.(market) ?? market, {
      services,
      blobs,
      ...(options.onPart ? { onPart: options.onPart } : {}),
    })
  } finally {
    await nats.close()
  }
}
