import { type bookingService, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { personOf } from '../booking/people.ts'
import { isCalendarRange } from '../booking/stay.ts'
import type { Deps } from '../deps.ts'
import { learnHome } from '../listing/learn-homes.ts'
import { calendarOf, holdsOf } from './calendar-store.ts'
import { clipRanges, mergeRanges } from './ranges.ts'

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
    const look = () => calendarOf(deps.reads, listingId, { from, to }, looker)
    const told = await look()
    // It may have come to be, or have been opened, a moment ago.
    const found = told.seen || !(await learnHome(deps, listingId)) ? told : await look()
    if (!found.seen) return err('listing.notFound')
    const ranges = mergeRanges(found.taken)
    return ok({ unavailable: clipRanges(ranges, { from, to }), own: found.own })
  }

/** What the signed-in person holds unpaid, in every home. */
export const showOwnHolds =
  (deps: Deps): Procedures['ownHolds'] =>
  async (_input, { actor, now }) =>
    ok({ items: await holdsOf(deps.reads, personOf(actor), now) })
