import { type bookingService, err, Instant, ok, type RequestTab } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../deps.ts'
import { readCursor, writeCursor } from '../paging/cursor.ts'
import { countByStatus, openRequests, requestsIn, type ShownBooking } from './booking-view-store.ts'
import { withNames } from './other-names.ts'
import { personOf } from './people.ts'
import { viewOf } from './show-booking.ts'
import { requestTabStatuses } from './trip-tabs.ts'

/** An instant of a year that databases know. */
const SortInstant = Instant.refine((instant) => instant >= '1900' && instant < '2200')

type Handler = Handlers<(typeof bookingService)['procedures']>['requests']

const allStatuses = Object.values(requestTabStatuses).flat()
/** What a tab is sorted by. */
const orderOf = (tab: RequestTab, booking: ShownBooking): Date =>
  (tab === 'pending' ? booking.approvalExpiresAt : null) ?? booking.createdAt

/** The signed-in host's requests of one tab (docs/product/booking.md, Tabs of a host), with how many stand in each. */
export const listRequests =
  (deps: Deps): Handler =>
  async ({ tab, cursor, limit }, call) => {
    const hostId = personOf(call.actor)
    const list = `requests:${tab}`
    const after = cursor === undefined ? undefined : readCursor(list, cursor, SortInstant)
    if (cursor !== undefined && !after) return err('cursor.invalid')
    const wanted = { after, limit: limit + 1 }
    const reader = deps.db.client
    const [found, counts] = await Promise.all([
      tab === 'pending'
        ? openRequests(reader, hostId, wanted)
        : requestsIn(reader, hostId, requestTabStatuses[tab], wanted),
      countByStatus(reader, hostId, allStatuses),
    ])
    const count = (of: RequestTab): number =>
      requestTabStatuses[of].reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)
    const page = found.slice(0, limit)
    const last = found.length > limit ? page.at(-1) : undefined
    return ok({
      items: await withNames(
        deps,
        'host',
        page.map((booking) => viewOf(booking, 'host', call.now)),
      ),
      counts: {
        pending: count('pending'),
        approved: count('approved'),
        declined: count('declined'),
        expired: count('expired'),
      },
      nextCursor: last ? writeCursor(list, { at: orderOf(tab, last).toISOString(), id: last.id }) : null,
    })
  }
