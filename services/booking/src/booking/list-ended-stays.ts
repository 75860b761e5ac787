import { addDays, type bookingService, copenhagenDate, ok, reviewDays } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../deps.ts'
import { endedStays } from './booking-view-store.ts'
import { withNames } from './other-names.ts'
import { personOf } from './people.ts'
import { viewOf } from './show-booking.ts'

const mostShown = 50

/** A host's completed stays of the days in which a host may review the guest or report damage. */
export const listEndedStays =
  (deps: Pick<Deps, 'db' | 'identity'>): Handlers<(typeof bookingService)['procedures']>['endedStays'] =>
  async (_input, call) => {
    const since = addDays(copenhagenDate(call.now), -reviewDays.host)
    const stays = await endedStays(deps.db.client, { hostId: personOf(call.actor), since, limit: mostShown })
    const views = stays.map((stay) => viewOf(stay, 'host', call.now))
    return ok({ items: await withNames(deps, 'host', views) })
  }
