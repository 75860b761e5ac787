import { addDays, type bookingService, copenhagenDate, ok, reviewDays } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import { findEndedStays } from '../booking/booking-details-store.ts'
import { toBookingView } from '../booking/booking-view.ts'
import type { Deps } from '../core/deps.ts'
import { addNames } from '../people/names.ts'

const mostShown = 50

/** A host's completed stays that are still within the days to review the guest or report damage. */
export const listEndedStays =
  (deps: Pick<Deps, 'db' | 'identity'>): Handlers<(typeof bookingService)['procedures']>['endedStays'] =>
  async (_input, call) => {
    const since = addDays(copenhagenDate(call.now), -reviewDays.host)
    const stays = await findEndedStays(deps.db.client, { hostId: personOf(call.actor), since, limit: mostShown })
    const views = stays.map((stay) => toBookingView(stay, 'host', call.now))
    return ok({ items: await addNames(deps, 'host', views) })
  }
