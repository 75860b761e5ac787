import type { FollowStanding } from '@nordbo/service-kit'
import { openBooks } from '../books.ts'
import type { Parts, Tx } from '../parts.ts'
import { resumePayouts } from '../payout/resume-payouts.ts'

/** A suspended host's payouts wait: ordered transfers as well; what is due goes on with the reactivation. */
export const followHost =
  (parts: Parts): FollowStanding<Tx> =>
  async ({ userId: hostId, suspended }, tx, now) => {
    const { ring } = await openBooks(parts, tx, hostId, now)
    if (!suspended) for (const alarm of await resumePayouts(tx, hostId, now)) ring(alarm)
  }
