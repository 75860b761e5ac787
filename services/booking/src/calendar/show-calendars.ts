import { type bookingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Parts } from '../parts.ts'
import { calendarPage, calendarStart } from './calendar-store.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['calendarSnapshot']

/** Every home's calendar and intro uses, page by page, for projections that are rebuilt. */
export const showCalendars =
  (parts: Parts): Handler =>
  async ({ after }, call) =>
    ok(await calendarPage(parts.db.client, after, calendarStart(call.now)))
