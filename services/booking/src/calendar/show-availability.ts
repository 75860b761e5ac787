import { type bookingService, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { isCalendarRange } from '../booking/stay.ts'
import { learnHome } from '../listing/learn-homes.ts'
import type { Parts } from '../parts.ts'
import { calendarOf } from './calendar-store.ts'
import { clipRanges, mergeRanges } from './ranges.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['availability']

/** What is taken of a home within [from, to); whose it is stays unsaid. */
export const showAvailability =
  (parts: Parts): Handler =>
  async ({ listingId, from, to }) => {
    if (!isCalendarRange(from, to)) return err('booking.datesInvalid')
    const { known, taken } = await calendarOf(parts.reads, listingId, { from, to })
    if (!known && !(await learnHome(parts, listingId))) return err('listing.notFound')
    const ranges = mergeRanges(taken)
    return ok({ unavailable: clipRanges(ranges, { from, to }) })
  }
