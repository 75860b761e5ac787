import { setTimeout as pause } from 'node:timers/promises'
import type { Actor, bookingService, identityService, listingsService, pricingService, Result } from '@nordbo/contracts'
import type { Blobs, CallOptions, Client } from '@nordbo/service-kit'
import type { DemoMarket } from '../market/market.ts'
import { demoUsers } from '../people/demo-users.ts'
import { batchesOf, inParallel } from './batches.ts'
import { historyBatches } from './history-batches.ts'
import { storePhotos } from './store-photos.ts'

/** The services' procedures, signed as the BFF, as far as an import needs them. */
export interface MarketServices {
  identity: Pick<Client<typeof identityService.procedures, CallOptions>, 'importUsers'>
  listings: Pick<
    Client<typeof listingsService.procedures, CallOptions>,
    'importListings' | 'importReviews' | 'importHotels' | 'search'
  >
  pricing: Pick<Client<typeof pricingService.procedures, CallOptions>, 'importRates'>
  booking: Pick<Client<typeof bookingService.procedures, CallOptions>, 'importHistory'>
}

/** What a market is imported through. */
export interface MarketPorts {
  services: MarketServices
  blobs: Pick<Blobs, 'has' | 'put'>
  /** Told at the end of each part, with how long it took in ms of real time. */
  onPart?: (part: string, tookMs: number) => void
}

/** How much was new; all zero when the market was there already. */
export interface ImportReport {
  users: number
  listings: number
  rates: number
  /** Stays and blocks. */
  stays: number
  reviews: number
  hotels: number
  /** Files in the blob store. */
  photos: number
}

const asAdmin: { actor: Actor } = { actor: { kind: 'user', userId: demoUsers.admin.id, roles: ['guest', 'admin'] } }
/** Real ms until search must have heard of everything. */
const projectionPatienceMs = 30_000

/**
 * Imports a market through the services' own procedures. Ids are names, so it may be repeated: what exists is left
 * alone and what an interruption left out is added, as long as the market is of the same day.
 * @throws when a service refuses (only outside the sandbox) or does not answer
 */
export const importMarket = async (
  market: DemoMarket,
  { services, blobs, onPart }: MarketPorts,
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
      let created = 0
      await inParallel(batches, width, async (batch) => {
        const answer = await send(batch)
        if (!answer.ok) throw new Error(`importing ${name}: ${JSON.stringify(answer.error)}`)
        created += answer.value.created
      })
      return created
    })

  const { identity, listings: homes, pricing, booking } = services
  const [users, photos] = await Promise.all([
    counted('users', batchesOf(market.users, 100), 2, (batch) => identity.importUsers({ users: batch }, asAdmin)),
    part('photos', () => storePhotos(blobs)),
  ])
  const [listings, hotels] = await Promise.all([
    counted('listings', batchesOf(market.listings, 20), 2, (batch) =>
      homes.importListings({ listings: batch }, asAdmin),
    ),
    counted('hotels', batchesOf(market.hotels, 12), 1, (batch) => homes.importHotels({ hotels: batch }, asAdmin)),
  ])
  const rates = await counted('rates', batchesOf(market.rates, 60), 2, (batch) =>
    pricing.importRates({ rates: batch }, asAdmin),
  )
  const stays = await counted('stays', historyBatches(market), 2, (batch) => booking.importHistory(batch, asAdmin))
  const reviews = await counted('reviews', batchesOf(market.reviews, 100), 2, (batch) =>
    homes.importReviews({ reviews: batch }, asAdmin),
  )
  await part('projections of search', () => untilFound(market, services))
  return { users, listings, rates, stays, reviews, hotels, photos }
}

/** The next visitor of the front page should find every home. */
const untilFound = async ({ listings }: DemoMarket, house: MarketServices): Promise<void> => {
  const patience = AbortSignal.timeout(projectionPatienceMs)
  for (;;) {
    const answer = await house.listings.search({ limit: 1 })
    if (answer.ok && answer.value.total >= listings.length) return
    if (patience.aborted) throw new Error('search did not hear of every home')
    await pause(150)
  }
}
