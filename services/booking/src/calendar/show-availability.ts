import { type bookingService, clipRanges, err, mergeRanges, ok } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { isCalendarRange } from '../lifecycle/stay-rules.ts'
import { ensureListing } from '../listing/ensure-listings.ts'
import { findCalendarFor } from '../occupancy/calendar-store.ts'
import { findOwnNights } from '../occupancy/own-nights.ts'

type Procedures = Handlers<(typeof bookingService)['procedures']>

/**
 * Closed ranges of a listing within [from, to) without whose they are, the caller's own unpaid holds, and the listing's rules.
 * `listing.notFound` for people who may not see the listing.
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
    const ranges = mergeRanges(found.taken.map((range) => ({ from: range.from, to: range.to })))
    return ok({ unavailable: clipRanges(ranges, { from, to }), own: found.own, rules: found.rules })
  }

/** The nights that only the signed-in person's unpaid holds keep closed, in every listing. */
export const showOwnHolds =
  (deps: Deps): Procedures['ownHolds'] =>
  async (_input, { actor, now }) =>
    ok({ items: await findOwnNights(deps.reads, personOf(actor), now) })
