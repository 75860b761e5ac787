import { bookingEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { storeCalendar, storeIntroUses } from '../search/index/calendar-row.ts'

/** Search follows a home's occupied dates. */
export const onCalendarChanged = on(bookingEvents.calendarChanged, async ({ data, revision }, tx: Tx) => {
  await storeCalendar(tx, { ...data, revision })
})

/** Search follows a home's intro-priced bookings. */
export const onIntroUsesChanged = on(bookingEvents.introUsesChanged, async ({ data, revision }, tx: Tx) => {
  await storeIntroUses(tx, { ...data, revision })
})
