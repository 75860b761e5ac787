import type { FollowStanding } from '@nordbo/service-kit'
import { storeChange } from '../listing/change-listing.ts'
import type { Parts, Tx } from '../parts.ts'

/** The open homes of a host who was suspended leave search and pages, and come back with their host. */
export const followHost =
  (parts: Pick<Parts, 'kit'>): FollowStanding<Tx> =>
  async ({ userId }, tx, now) => {
    const homes = await tx.$queryRaw<{ id: string }[]>`
      select id::text from listing where host_id = ${userId}::uuid and active order by id for update`
    for (const { id } of homes) await storeChange(parts, tx, id, { updatedAt: now })
  }
