import type { FollowStanding } from '@nordbo/service-kit'
import { openBooks } from '../books.ts'
import type { Deps, Tx } from '../deps.ts'
import { resumePayouts } from '../payout/resume-payouts.ts'

/** A suspended host's payouts wait: ordered transfers as well; what is due goes on with the reactivation. */
export const followHost =
  (deps: Deps): FollowStanding<Tx> =>
  async ({ userId: hostId, suspended }, tx, context) => {
    const { ring, now } = await openBooks(deps, tx, hostId, context)
    if (!suspended) for (const alarm of await resumePayouts(tx, hostId, now)) ring(alarm)
  }
