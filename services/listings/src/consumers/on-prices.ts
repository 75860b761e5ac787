import { pricingEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { storeRates } from '../search/index/rates-row.ts'
import { storeSettings } from '../search/index/settings-row.ts'

/** Updates a home's rates in the search. */
export const onRatesChanged = on(pricingEvents.ratesChanged, async ({ data, revision }, tx: Tx) => {
  await storeRates(tx, { ...data, revision })
})

/** Updates the settings that totals depend on. */
export const onSettingsChanged = on(pricingEvents.settingsChanged, async ({ data, revision }, tx: Tx) => {
  await storeSettings(tx, data, revision)
})
