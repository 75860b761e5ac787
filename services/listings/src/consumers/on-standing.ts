import type { SuspensionHandler } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { storeChange } from '../listing/change-listing.ts'

/** Reindexes a host's active homes: a suspension removes them from search and pages, a reactivation adds them again. */
export const reindexHostListings =
  (deps: Pick<Deps, 'kit'>): SuspensionHandler<Tx> =>
  async ({ userId }, tx, { now }) => {
    const homes = await tx.$queryRaw<{ id: string }[]>`
      select id::text from listing where host_id = ${userId}::uuid and active order by id for update`
    for (const { id } of homes) await storeChange(deps, tx, id, { updatedAt: now })
  }
