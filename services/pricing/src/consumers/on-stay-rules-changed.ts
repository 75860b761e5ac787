import { bookingEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { EventTx } from '../core/deps.ts'
import { storeStayRules } from '../homes/stay-rules-store.ts'

/** Stores what a home's host asks of stays. */
export const onStayRulesChanged = on(bookingEvents.stayRulesChanged, ({ data, revision }, tx: EventTx) =>
  storeStayRules(tx, data.listingId, { rules: data.rules, revision }),
)
