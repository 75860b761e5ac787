import { type bookingService, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { isCalendarRange } from '../lifecycle/stay-rules.ts'
import { ensureListing } from '../listing/ensure-listings.ts'
import { findCalendarFor, findHoldsOf } from '../occupancy/calendar-store.ts'
import { clipRanges, mergeRanges } from '../occupancy/ranges.ts'
import { personOf } from '../people/caller.ts'

type Procedures = Handlers<(typeof bookingService)['procedures']>

/** What others take of a home within [from, to), for those who may see it, whose it is unsaid; and what who asks holds of it unpaid. */
export const showAvailability =
  (deps: Deps): Procedures['availability'] =>
  async ({ listingId, from, to }, { actor, now }) => {
    if (!isCalendarRange(from, to)) return err('booking.datesInvalid')
    const looker = {
      userId: actor.kind === 'user' ? actor.userId : null,
      all: actor.kind === 'service' || (actor.kind === 'user' && actor.roles.includes('admin')),
      now,
    }
    const look = () => findCalendarFor(deps.reads, listingId, { from, to }, looker)
    const told = await look()
    // It may have come to be, or have been opened, a moment ago.
    const found = told.seen || !(await ensureListing(deps, listingId)) ? told : await look()
    if (!found.seen) return err('listing.notFound')
    const ranges = mergeRanges(found.taken)
    return ok({ unavailable: clipRanges(ranges, { from, to }), own: found.own })
  }

/** What the signed-in person holds unpaid, in every home. */
export const showOwnHolds =
  (deps: Deps): Procedures['ownHolds'] =>
  async (_input, { actor, now }) =>
    ok({ items: await findHoldsOf(deps.reads, personOf(actor), now) })
