import { setTimeout as pause } from 'node:timers/promises'
import type {
  bookingService,
  identityService,
  listingsService,
  messagingService,
  pricingService,
  Result,
} from '@nordbo/contracts'
import type { Blobs, CallOptions, Client } from '@nordbo/service-kit'
import type { DemoMarket } from '../market/market.ts'
import { accepted, asAdmin } from './actors.ts'
import { batchesOf, inParallel } from './batches.ts'
import { historyBatches } from './history-batches.ts'
import { joinPartner, type PartnerServices } from './join-partner.ts'
import { storePhotos } from './store-photos.ts'
import { untilAnswered, type Waiting } from './until-answered.ts'

/** The procedures that an import calls, as the BFF. */
export interface MarketServices {
  identity: PartnerServices['identity'] & Pick<Client<typeof identityService.procedures, CallOptions>, 'importUsers'>
  listings: PartnerServices['listings'] &
    Pick<
      Client<typeof listingsService.procedures, CallOptions>,
      'importListings' | 'importReviews' | 'importHotels' | 'search'
    >
  pricing: Pick<Client<typeof pricingService.procedures, CallOptions>, 'importRates'>
  booking: Pick<Client<typeof bookingService.procedures, CallOptions>, 'importHistory'>
  messaging: Pick<Client<typeof messagingService.procedures, CallOptions>, 'importThreads'>
}

/** Services and stores that a market is imported into. */
export interface MarketPorts extends Waiting {
  services: MarketServices
  blobs: Pick<Blobs, 'has' | 'put'>
  /** Called after each part with its duration in ms, real time. */
  onPart?: (part: string, tookMs: number) => void
  /** Called after each step of a part that has several. */
  onStep?: (part: string, done: number, steps: number) => void
}

/** Counts of new items; all zero if the market existed. */
export interface ImportReport {
  users: number
  listings: number
  rates: number
  /** Stays and blocks. */
  stays: number
  reviews: number
  hotels: number
  /** Conversations. */
  threads: number
  /** Companies of hotel partners, and the hotels that they describe. */
  partners: number
  /** Files in the blob store. */
  photos: number
}

/** Longest wait until search has one home more, real ms. */
const projectionTimeoutMs = 120_000

/**
 * Imports a market through the services' own procedures. A step that is not answered is taken again. The import may be repeated with a
 * market of the same day: existing items stay unchanged, and those that an interruption left out are added.
 * @throws when a service refuses, or search hears of no more homes for two minutes
 */
export const importMarket = async (
  market: DemoMarket,
  { services, blobs, onPart, onStep, ...waiting }: MarketPorts,
): Promise<ImportReport> => {
  const part = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now()
    const done = await work()
    onPart?.(name, Math.round(performance.now() - started))
    return done
  }
  const counted = async <T>(
    name: string,
    batches: readonly T[],
    width: number,
    send: (batch: T) => Promise<Result<{ created: number }>>,
  ): Promise<number> =>
    part(name, async () => {
      let [created, done] = [0, 0]
      await inParallel(batches, width, async (batch) => {
        created += await untilAnswered(name, async () => accepted(name, await send(batch)).created, waiting)
        done++
        if (batches.length > 1) onStep?.(name, done, batches.length)
      })
      return created
    })

  const { identity, listings: homes, pricing, booking, messaging } = services
  const [users, photos] = await Promise.all([
    counted('users', batchesOf(market.users, 100), 2, (batch) => identity.importUsers({ users: batch }, asAdmin)),
    part('photos', () => storePhotos(blobs, (done, files) => onStep?.('photos', done, files))),
  ])
  const [listings, hotels, partners] = await Promise.all([
    // Few at a time: other changes of homes wait until a batch is committed.
    counted('listings', batchesOf(market.listings, 10), 2, (batch) =>
      homes.importListings({ listings: batch }, asAdmin),
    ),
    counted('hotels', batchesOf(market.hotels, 12), 1, (batch) => homes.importHotels({ hotels: batch }, asAdmin)),
    part('hotel partners', async () => {
      let created = 0
      for (const partner of market.partners)
        created += await untilAnswered('hotel partners', () => joinPartner(services, partner), waiting)
      return created
    }),
  ])
  const rates = await counted('rates', batchesOf(market.rates, 60), 2, (batch) =>
    pricing.importRates({ rates: batch }, asAdmin),
  )
  const stays = await counted('stays', historyBatches(market), 2, (batch) => booking.importHistory(batch, asAdmin))
  const reviews = await counted('reviews', batchesOf(market.reviews, 100), 2, (batch) =>
    homes.importReviews({ reviews: batch }, asAdmin),
  )
  const threads = await counted('conversations', batchesOf(market.threads, 50), 1, (batch) =>
    messaging.importThreads({ threads: batch }, asAdmin),
  )
  await part('projections of search', () => untilFound(market, services, waiting))
  return { users, listings, rates, stays, reviews, hotels, threads, partners, photos }
}

/** Waits until search finds every home. */
const untilFound = async ({ listings }: DemoMarket, services: MarketServices, waiting: Waiting): Promise<void> => {
  const step = 'projections of search'
  let [found, giveUpAt] = [0, performance.now() + projectionTimeoutMs]
  for (;;) {
    const { total } = await untilAnswered(
      step,
      async () => accepted(step, await services.listings.search({ limit: 1 })),
      waiting,
    )
    if (total >= listings.length) return
    if (total > found) [found, giveUpAt] = [total, performance.now() + projectionTimeoutMs]
    if (performance.now() > giveUpAt) throw new Error(`search heard of ${found} of ${listings.length} homes`)
    await pause(150)
  }
}
