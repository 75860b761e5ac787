import { type bookingService, err, ok } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { isCalendarRange } from '../lifecycle/stay-rules.ts'
import { ensureListing } from '../listing/ensure-listings.ts'
import { findCalendarFor, findHoldsOf } from '../occupancy/calendar-store.ts'
import { clipRanges, mergeRanges } from '../occupancy/ranges.ts'

type Procedures = Handlers<(typeof bookingService)['procedures']>

/**
 * Taken ranges of a listing within [from, to) without whose they are, and the caller's own unpaid holds. `listing.notFound` for people
 * who may not see the listing.
 */
export const showAvailability =
  (deps: Deps): Procedures['availability'] =>
  async ({ listingId, from, to }, { actor, now }) => {
    if (!isCalendarRange(from, to)) return err('booking.datesInvalid')
    const viewer = {
      userId: actor.kind === 'user' ? actor.userId : null,
      all: actor.kind === 'service' || (actor.kind === 'user' && actor.roles.includes('admin')),
      now,
    }
    const read = () => findCalendarFor(deps.reads, listingId, { from, to }, viewer)
    const stored = await read()
    // No event may have arrived yet for a new or reopened listing.
    const found = stored.seen || !(await ensureListing(deps, listingId)) ? stored : await read()
    if (!found.seen) return err('listing.notFound')
    const ranges = mergeRanges(found.taken)
    return ok({ unavailable: clipRanges(ranges, { from, to }), own: found.own })
  }

/** The signed-in person's unpaid holds, in every listing. */
export const showOwnHolds =
  (deps: Deps): Procedures['ownHolds'] =>
  async (_input, { actor, now }) =>
    ok({ items: await findHoldsOf(deps.reads, personOf(actor), now) })
