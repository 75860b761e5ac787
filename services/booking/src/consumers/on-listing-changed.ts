import { listingsEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../core/database.ts'
import { storeListing } from '../listing/bookable-listing-store.ts'

/** Stores what bookings need of a listing. */
export const onListingChanged = on(listingsEvents.listingChanged3, (event, tx: Tx) =>
  storeListing(tx, event.data, event.revision),
)

/** The same for the event's first version, which lacks the publication date. */
export const onListingChangedV1 = on(listingsEvents.listingChanged, (event, tx: Tx) =>
  storeListing(tx, { ...event.data, publishedAt: null }, event.revision),
)
