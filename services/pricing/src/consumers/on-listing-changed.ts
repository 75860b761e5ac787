import { listingsEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { EventTx } from '../core/deps.ts'
import { storeOwner } from '../homes/owner-store.ts'

/** Stores a home's host, capacity and visibility. */
export const onListingChanged = on(listingsEvents.listingChanged, ({ data, revision }, tx: EventTx) =>
  storeOwner(tx, data, revision),
)
