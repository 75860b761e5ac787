import { bookingEvents } from '@nordbo/contracts'
import { type Kit, on } from '@nordbo/service-kit'
import type { EventTx } from '../core/deps.ts'
import { storeCalendar, storeIntroUses } from '../search/index/calendar-row.ts'
import { markHomeChanged } from '../search/index/home-changed.ts'
import { storeStayRules } from '../search/index/stay-rules-row.ts'

/** Updates a home's occupied dates, its stay rules and the number of its bookings with the intro discount in the search. */
export const calendarSubscriptions = (kit: Pick<Kit, 'markChanged'>) => [
  on(bookingEvents.calendarChanged, async ({ data, revision }, tx: EventTx) => {
    const changed = await storeCalendar(tx, { ...data, revision })
    if (changed > 0) markHomeChanged(kit, tx, data.listingId)
  }),
  on(bookingEvents.stayRulesChanged, async ({ data, revision }, tx: EventTx) => {
    const changed = await storeStayRules(tx, data.listingId, { rules: data.rules, revision })
    if (changed > 0) markHomeChanged(kit, tx, data.listingId)
  }),
  on(bookingEvents.introUsesChanged, async ({ data, revision }, tx: EventTx) => {
    const changed = await storeIntroUses(tx, { ...data, revision })
    if (changed > 0) markHomeChanged(kit, tx, data.listingId)
  }),
]
