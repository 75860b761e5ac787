import { type bookingService, CalendarDate, copenhagenDate, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { withNames } from '../booking/other-names.ts'
import { personOf } from '../booking/people.ts'
import { viewOf } from '../booking/show-booking.ts'
import type { Deps } from '../deps.ts'
import { readCursor, writeCursor } from '../paging/cursor.ts'
import { countReservations, reservationsIn } from './reservation-store.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['reservations']

/** The signed-in host's reservations of one tab (docs/product/booking.md, Tabs of a host), with how many stand in each. */
export const listReservations =
  (deps: Deps): Handler =>
  async ({ tab, cursor, limit }, call) => {
    const list = `reservations:${tab}`
    const after = cursor === undefined ? undefined : readCursor(list, cursor, CalendarDate)
    if (cursor !== undefined && !after) return err('cursor.invalid')
    const stays = { hostId: personOf(call.actor), today: copenhagenDate(call.now) }
    const [found, counts] = await Promise.all([
      reservationsIn(deps.db.client, tab, stays, { after, limit: limit + 1 }),
      countReservations(deps.db.client, stays),
    ])
    const page = found.slice(0, limit)
    const last = found.length > limit ? page.at(-1) : undefined
    return ok({
      items: await withNames(
        deps,
        'host',
        page.map((booking) => viewOf(booking, 'host', call.now)),
      ),
      counts,
      nextCursor: last ? writeCursor(list, { at: last.checkIn, id: last.id }) : null,
    })
  }
