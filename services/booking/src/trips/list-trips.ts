import { type bookingService, copenhagenDate, ok } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import { z } from 'zod'
import { toBookingView } from '../booking/booking-view.ts'
import type { Deps } from '../core/deps.ts'
import { pageRequest, toPage } from '../paging/page.ts'
import { addNames } from '../people/names.ts'
import { countTrips, findTrips } from './trip-store.ts'
import { isEndedTrip } from './trip-tabs.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['trips']

/** A trip's part of the list and its place in that part. */
const Place = z.string().regex(/^[012]:-?\d{1,15}$/)

/** The signed-in guest's upcoming or past trips, with a count for each. Trips that need the guest come first. */
export const listTrips =
  (deps: Deps): Handler =>
  async (input, call) => {
    const { tab, limit } = input
    const list = `trips:${tab}`
    const request = pageRequest(list, input, Place)
    if (!request.ok) return request
    const query = { guestId: personOf(call.actor), today: copenhagenDate(call.now), now: call.now }
    const [found, counts] = await Promise.all([
      findTrips(deps.db.client, tab, query, request.value),
      countTrips(deps.db.client, query),
    ])
    const { rows, nextCursor } = toPage(list, found, limit, ({ part, place }) => `${part}:${place}`)
    const views = rows.map(({ need, part: _part, place: _place, ...booking }) => ({
      ...toBookingView(booking, 'guest', call.now),
      needs: need && { what: need.what, until: need.until.toISOString() },
      ended: isEndedTrip(booking.status),
    }))
    return ok({ items: await addNames(deps, 'guest', views), counts, nextCursor })
  }
