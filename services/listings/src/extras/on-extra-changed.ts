import { payoutsEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { storeChange } from '../listing/change-listing.ts'

/** Stores what a host pays for. FEATURED moves the home to the top of searches. Older revisions are ignored. */
export const onExtraChanged = (deps: Pick<Deps, 'kit'>) =>
  on(payoutsEvents.extraChanged, async ({ data, revision }, tx: Tx, { now }) => {
    const { listingId, code, active, until } = data
    const stored = await tx.$executeRaw`
      insert into listing_extra as known (listing_id, code, active, until, revision)
      values (${listingId}::uuid, ${code}, ${active}, ${until}::timestamptz, ${revision})
      on conflict (listing_id, code) do update set active = excluded.active, until = excluded.until, revision = excluded.revision
      where known.revision < excluded.revision`
    if (stored === 0 || code !== 'FEATURED') return
    const homes = await tx.$queryRaw<{ featured: boolean }[]>`
      select featured from listing where id = ${listingId}::uuid for update`
    if (homes[0] && homes[0].featured !== active)
      await storeChange(deps, tx, listingId, { featured: active, updatedAt: now })
  })
