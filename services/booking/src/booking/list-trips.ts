import { type bookingService, CalendarDate, copenhagenDate, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { readCursor, writeCursor } from '../paging/cursor.ts'
import type { Parts } from '../parts.ts'
import { countTrips, pastTrips, upcomingTrips } from './booking-view-store.ts'
import { personOf } from './people.ts'
import { viewOf } from './show-booking.ts'
import { openTripStatuses } from './trip-tabs.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['trips']

const pages = { upcoming: upcomingTrips, past: pastTrips }

/** The signed-in guest's trips of one half (guest.md §4), with how many stand in both. */
export const listTrips =
  (parts: Parts): Handler =>
  async ({ tab, cursor, limit }, call) => {
    const list = `trips:${tab}`
    const after = cursor === undefined ? undefined : readCursor(list, cursor, CalendarDate)
    if (cursor !== undefined && !after) return err('cursor.invalid')
    const query = { guestId: personOf(call.actor), today: copenhagenDate(call.now), open: openTripStatuses }
    const [found, counts] = await Promise.all([
      pages[tab](parts.db.client, query, { after, limit: limit + 1 }),
      countTrips(parts.db.client, query),
    ])
    const page = found.slice(0, limit)
    const last = found.length > limit ? page.at(-1) : undefined
    return ok({
      items: page.map((booking) => viewOf(booking, 'guest', call.now)),
      counts,
      nextCursor: last ? writeCursor(list, { at: last.checkIn, id: last.id }) : null,
    })
  }
