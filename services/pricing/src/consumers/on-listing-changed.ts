import { listingsEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../parts.ts'

/** Keeps whose a home is and how many it takes; an older telling changes nothing. */
export const onListingChanged = on(listingsEvents.listingChanged, async ({ data, revision }, tx: Tx) => {
  await tx.$executeRaw`
    insert into listing_owner as known (listing_id, host_id, max_guests, revision)
    values (${data.listingId}::uuid, ${data.hostId}::uuid, ${data.maxGuests}, ${revision})
    on conflict (listing_id) do update
      set host_id = excluded.host_id, max_guests = excluded.max_guests, revision = excluded.revision
      where known.revision < excluded.revision`
})
