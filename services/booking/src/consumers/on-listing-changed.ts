import { listingsEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../core/database.ts'
import { storeListing } from '../listing/bookable-listing-store.ts'

/** Keeps what a booking must know of a home. */
export const onListingChanged = on(listingsEvents.listingChanged3, (event, tx: Tx) =>
  storeListing(tx, event.data, event.revision),
)

/** The same from a listings process of the version before, which does not say when it was published. */
export const onListingChangedV1 = on(listingsEvents.listingChanged, (event, tx: Tx) =>
  storeListing(tx, { ...event.data, publishedAt: null }, event.revision),
)
