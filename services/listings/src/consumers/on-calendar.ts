import { bookingEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { storeCalendar, storeIntroUses } from '../search/index/calendar-row.ts'

/** Updates a home's occupied dates in the search. */
export const onCalendarChanged = on(bookingEvents.calendarChanged, async ({ data, revision }, tx: Tx) => {
  await storeCalendar(tx, { ...data, revision })
})

/** Updates the number of a home's bookings with the intro discount in the search. */
export const onIntroUsesChanged = on(bookingEvents.introUsesChanged, async ({ data, revision }, tx: Tx) => {
  await storeIntroUses(tx, { ...data, revision })
})
