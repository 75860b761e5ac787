import { listingsEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../database.ts'
import { keepHome } from '../listing/bookable-listing-store.ts'

/** Keeps what a booking must know of a home. */
export const onListingChanged = on(listingsEvents.listingChanged, (event, tx: Tx) =>
  keepHome(tx, event.data, event.revision),
)
