import { bookingEvents, type bookingService, err, ok, unsetStayRules } from '@nordbo/contracts'
import { type Handlers, outgoing, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findOwnListing } from '../listing/find-own-listing.ts'
import { findStayRules, storeStayRules } from '../occupancy/stay-rules-store.ts'
import { requireGoodStanding } from '../people/caller.ts'
import { runListingCommand } from '../transaction/listing-transaction.ts'

type Procedures = Handlers<(typeof bookingService)['procedures']>

/** The rules of a listing, for its host and admins. */
export const showStayRules =
  (deps: Deps): Procedures['stayRules'] =>
  async ({ listingId }, call) => {
    const home = await findOwnListing(deps, call, listingId)
    if (!home.ok) return home
    const known = (await findStayRules(deps.reads, listingId)) ?? unsetStayRules
    return ok({ ...known, title: home.value.title })
  }

/**
 * Replaces the rules of a listing (docs/product/booking.md, Stay rules). Every change counts as one of the calendar, so that a booking that
 * was decided by the former rules is decided again, and the preparation days reach everybody.
 */
export const setStayRules =
  (deps: Deps): Procedures['setStayRules'] =>
  async ({ listingId, rules, seen }, call) => {
    const standing = await requireGoodStanding(deps.reads, personOf(call.actor))
    if (!standing.ok) return standing
    const home = await findOwnListing(deps, call, listingId)
    if (!home.ok) return home
    return runListingCommand(deps, call, listingId, async ({ tx, now, events, calendar }) => {
      const known = (await findStayRules(tx, listingId)) ?? unsetStayRules
      if (known.revision !== seen) return err('stayRules.changedMeanwhile', known)
      const revision = await storeStayRules(tx, listingId, rules, now)
      events.push(
        outgoing(bookingEvents.stayRulesChanged, { aggregateId: listingId, revision, data: { listingId, rules } }),
      )
      calendar.dates = true
      return ok({ rules, revision })
    })
  }
