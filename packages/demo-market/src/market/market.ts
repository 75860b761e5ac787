import { createHash } from 'node:crypto'
import { buildHomes, type ImportedListing, type ImportedRates } from '../homes/build-homes.ts'
import { buildHotels } from '../hotels/build-hotels.ts'
import type { ImportedHotel } from '../hotels/hotel.ts'
import { demoPartner, type Partner } from '../partners/demo-partner.ts'
import { guests } from '../people/guests.ts'
import { type ImportedUser, usersToImport } from '../people/import-users.ts'
import { type IndexedPhoto, readPhotoIndex } from '../photos/photo-index.ts'
import { buildReviews, type ImportedReview } from '../reviews/build-reviews.ts'
import { buildStays } from '../stays/build-stays.ts'
import type { ImportedBlock, ImportedStay } from '../stays/compose-stay.ts'
import { buildThreads } from '../threads/build-threads.ts'
import type { ImportedThread } from '../threads/compose-thread.ts'

/** A whole Nordic market as of a date, in the shapes that the services import. */
export interface DemoMarket {
  /** Copenhagen date that all dates are relative to. */
  today: string
  /** The four demo logins first. */
  users: ImportedUser[]
  /** Newest first. */
  listings: ImportedListing[]
  rates: ImportedRates[]
  /** In the order in which they were booked. */
  stays: ImportedStay[]
  blocks: ImportedBlock[]
  reviews: ImportedReview[]
  hotels: ImportedHotel[]
  /** Conversations of the demo guest and the demo host. */
  threads: ImportedThread[]
  /** Companies that are hotel partners. */
  partners: Partner[]
}

/** Composes the market as of a date. Pure: the same date and pictures give exactly the same market. */
export const composeDemoMarket = (today: string, photos: readonly IndexedPhoto[]): DemoMarket => {
  const homes = buildHomes(today, photos)
  const visitors = guests()
  const { stays, blocks } = buildStays(homes, visitors, today)
  return {
    today,
    users: usersToImport(today),
    listings: homes.map(({ listing }) => listing),
    rates: homes.map(({ rates }) => rates),
    stays,
    blocks,
    reviews: buildReviews(homes, stays, visitors, today),
    hotels: buildHotels(photos),
    threads: buildThreads(homes, stays, visitors, today),
    partners: [demoPartner],
  }
}

/** The market as of a Copenhagen date (`YYYY-MM-DD`), with the committed pictures. */
export const buildDemoMarket = async ({ today }: { today: string }): Promise<DemoMarket> =>
  composeDemoMarket(today, await readPhotoIndex())

/** A hash of a market's whole content. */
export const fingerprint = (market: DemoMarket): string =>
  createHash('sha256').update(JSON.stringify(market)).digest('hex').slice(0, 16)
