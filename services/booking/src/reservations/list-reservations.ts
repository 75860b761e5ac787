import { type bookingService, CalendarDate, copenhagenDate, ok } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import { toBookingView } from '../booking/booking-view.ts'
import type { Deps } from '../core/deps.ts'
import { pageRequest, toPage } from '../paging/page.ts'
import { addNames } from '../people/names.ts'
import { countReservations, findReservations } from './reservation-store.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['reservations']

/** The signed-in host's reservations of one tab (docs/product/booking.md, Tabs of a host), with a count for each tab. */
export const listReservations =
  (deps: Deps): Handler =>
  async (input, call) => {
    const { tab, limit } = input
    const list = `reservations:${tab}`
    const page = pageRequest(list, input, CalendarDate)
    if (!page.ok) return page
    const query = { hostId: personOf(call.actor), today: copenhagenDate(call.now) }
    const [found, counts] = await Promise.all([
      findReservations(deps.db.client, tab, query, page.value),
      countReservations(deps.db.client, query),
    ])
    const { rows, nextCursor } = toPage(list, found, limit, ({ checkIn }) => checkIn)
    const views = rows.map((booking) => toBookingView(booking, 'host', call.now))
    return ok({ items: await addNames(deps, 'host', views), counts, nextCursor })
  }
