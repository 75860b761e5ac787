import { type bookingService, Instant, ok, type RequestTab } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import {
  type BookingDetails,
  countByStatus,
  findOpenRequests,
  findRequestsByStatus,
} from '../booking/booking-details-store.ts'
import { toBookingView } from '../booking/booking-view.ts'
import type { Deps } from '../core/deps.ts'
import { pageRequest, toPage } from '../paging/page.ts'
import { addNames } from '../people/names.ts'
import { requestTabStatuses } from './request-tabs.ts'

/** An instant in a year that Postgres can store. */
const SortInstant = Instant.refine((instant) => instant >= '1900' && instant < '2200')

type Handler = Handlers<(typeof bookingService)['procedures']>['requests']

const allStatuses = Object.values(requestTabStatuses).flat()
const sortInstantOf = (tab: RequestTab, booking: BookingDetails): Date =>
  (tab === 'pending' ? booking.approvalExpiresAt : null) ?? booking.createdAt

/** The signed-in host's requests of one tab (docs/product/booking.md, Tabs of a host), with a count for each tab. */
export const listRequests =
  (deps: Deps): Handler =>
  async (input, call) => {
    const { tab, limit } = input
    const hostId = personOf(call.actor)
    const list = `requests:${tab}`
    const page = pageRequest(list, input, SortInstant)
    if (!page.ok) return page
    const reader = deps.db.client
    const [found, counts] = await Promise.all([
      tab === 'pending'
        ? findOpenRequests(reader, hostId, page.value)
        : findRequestsByStatus(reader, hostId, requestTabStatuses[tab], page.value),
      countByStatus(reader, hostId, allStatuses),
    ])
    const count = (of: RequestTab): number =>
      requestTabStatuses[of].reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)
    const { rows, nextCursor } = toPage(list, found, limit, (booking) => sortInstantOf(tab, booking).toISOString())
    const views = rows.map((booking) => toBookingView(booking, 'host', call.now))
    return ok({
      items: await addNames(deps, 'host', views),
      counts: {
        pending: count('pending'),
        approved: count('approved'),
        declined: count('declined'),
        expired: count('expired'),
      },
      nextCursor,
    })
  }
