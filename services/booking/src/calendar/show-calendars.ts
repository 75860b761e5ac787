import { type bookingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { listCalendars } from '../occupancy/calendar-snapshot.ts'
import { calendarStart } from '../occupancy/calendar-store.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['calendarSnapshot']

/** Every listing's calendar, intro uses and stay rules, page by page, for projections that are rebuilt. */
export const showCalendars =
  (deps: Deps): Handler =>
  async ({ after }, call) =>
    ok(await listCalendars(deps.db.client, after, calendarStart(call.now)))
