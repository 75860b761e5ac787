import { listingsEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../deps.ts'
import { keepOwner } from '../homes/find-owner.ts'

/** Keeps whose a home is, how many it takes and whether guests may see it. */
export const onListingChanged = on(listingsEvents.listingChanged, ({ data, revision }, tx: Tx) =>
  keepOwner(tx, data, revision),
)
