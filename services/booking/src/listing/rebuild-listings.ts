import type { ListingId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { storeListing } from './bookable-listing-store.ts'

/** Reads every listing from the listings service, page by page, and stores newer revisions. Returns how many were read. */
export const rebuildListings = async (deps: Pick<Deps, 'db' | 'listings'>): Promise<number> => {
  let read = 0
  let after: ListingId | null = null
  do {
    const page: Awaited<ReturnType<typeof deps.listings.snapshot>> = await deps.listings.snapshot({ after })
    if (!page.ok) throw new Error(`listings refused its snapshot: ${page.error.code}`)
    for (const { revision, ...home } of page.value.listings) await storeListing(deps.db.client, home, revision)
    read += page.value.listings.length
    after = page.value.next
  } while (after !== null)
  return read
}
