import { pricingEvents } from '@nordbo/contracts'
import { type Kit, on } from '@nordbo/service-kit'
import type { EventTx } from '../core/deps.ts'
import { markHomeChanged } from '../search/index/home-changed.ts'
import { storeRates } from '../search/index/rates-row.ts'
import { storeSettings } from '../search/index/settings-row.ts'

/** Updates a home's rates in the search, and the settings that totals depend on. */
export const priceSubscriptions = (kit: Pick<Kit, 'markChanged'>) => [
  on(pricingEvents.ratesChanged, async ({ data, revision }, tx: EventTx) => {
    const changed = await storeRates(tx, { ...data, revision })
    if (changed > 0) markHomeChanged(kit, tx, data.listingId)
  }),
  on(pricingEvents.settingsChanged, async ({ data, revision }, tx: EventTx) => {
    const changed = await storeSettings(tx, data, revision)
    if (changed > 0) markHomeChanged(kit, tx, null)
  }),
]
