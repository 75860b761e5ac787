import { pricingEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { storeRates } from '../search/index/rates-row.ts'
import { storeSettings } from '../search/index/settings-row.ts'

/** Search follows a home's rates. */
export const onRatesChanged = on(pricingEvents.ratesChanged, async ({ data, revision }, tx: Tx) => {
  await storeRates(tx, { ...data, revision })
})

/** Search follows the settings that shape every total. */
export const onSettingsChanged = on(pricingEvents.settingsChanged, async ({ data, revision }, tx: Tx) => {
  await storeSettings(tx, data, revision)
})
