import { listingsEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { storeOwner } from '../homes/owner-store.ts'

/** Stores a home's host, capacity and visibility. */
export const onListingChanged = on(listingsEvents.listingChanged, ({ data, revision }, tx: Tx) =>
  storeOwner(tx, data, revision),
)
