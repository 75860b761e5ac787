import { addDays, type bookingService, copenhagenDate, ok, reviewDays } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Parts } from '../parts.ts'
import { endedStays } from './booking-view-store.ts'
import { personOf } from './people.ts'
import { viewOf } from './show-booking.ts'

const mostShown = 50

/** A host's completed stays of the days in which a host may review the guest or report damage. */
export const listEndedStays =
  ({ db }: Pick<Parts, 'db'>): Handlers<(typeof bookingService)['procedures']>['endedStays'] =>
  async (_input, call) => {
    const since = addDays(copenhagenDate(call.now), -reviewDays.host)
    const stays = await endedStays(db.client, { hostId: personOf(call.actor), since, limit: mostShown })
    return ok({ items: stays.map((stay) => viewOf(stay, 'host', call.now)) })
  }
