import { bookingEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { EventTx } from '../core/deps.ts'

/** Stores how many bookings used a home's intro discount. Ignores older events. */
export const onIntroUsesChanged = on(bookingEvents.introUsesChanged, async ({ data, revision }, tx: EventTx) => {
  await tx.$executeRaw`
    insert into intro_use as known (listing_id, used, revision)
    values (${data.listingId}::uuid, ${data.used}, ${revision})
    on conflict (listing_id) do update set used = excluded.used, revision = excluded.revision
      where known.revision < excluded.revision`
})
