import { listingsService, pricingEvents, pricingService, type TimerName } from '@nordbo/contracts'
import {
  answerByEvents,
  nightlyRetention,
  openKit,
  openPersonalData,
  type StartService,
  suspensionSubscriptions,
  type Timer,
} from '@nordbo/service-kit'
import { onIntroUsesChanged } from './consumers/on-intro-uses-changed.ts'
import { onListingChanged } from './consumers/on-listing-changed.ts'
import { onStayRulesChanged } from './consumers/on-stay-rules-changed.ts'
import type { PricingConfig } from './core/config.ts'
import type { Deps } from './core/deps.ts'
import { setCurrencies, showCurrencies } from './currencies/currency-table.ts'
import { Prisma, PrismaClient } from './generated/prisma/client.ts'
import { hostPriceHandlers } from './host-prices/host-price-handlers.ts'
import { hotReads } from './hot-reads.ts'
import { personalData } from './personal-data/personal-data.ts'
import { answerQuote, answerQuotes, answerRequote } from './quote/answer-quote.ts'
import { copyRates } from './rates/copy-rates.ts'
import { importRates } from './rates/import-rates.ts'
import { ratesByIds } from './rates/rates-by-ids.ts'
import { setDatePrices } from './rates/set-date-prices.ts'
import { changeRates, setRates, setRatesOfDraft } from './rates/set-rates.ts'
import { snapshot } from './rates/snapshot.ts'
import { readSettings } from './settings/read-settings.ts'
import { setSettings } from './settings/set-settings.ts'

/** Pricing: the price of a stay and its fees. */
export const start: StartService<PricingConfig> = async (config) => {
  const kit = await openKit({ service: 'pricing', config })
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const deps: Deps = { config, kit, db, listings: kit.client(listingsService) }
  const rights = openPersonalData(kit, db, personalData, answerByEvents(kit, pricingEvents))
  await kit.consume({
    on: [
      ...suspensionSubscriptions(),
      ...rights.subscriptions,
      onListingChanged,
      onIntroUsesChanged,
      onStayRulesChanged,
    ],
    db: kit.driverDatabase(Prisma.sql),
  })
  const alarms = await kit.timers({
    personalData: rights.timer,
    retention: nightlyRetention(kit, db),
  } satisfies Record<TimerName<'pricing'>, Timer>)
  rights.connect(alarms.personalData)
  await kit.serve(pricingService, {
    quote: answerQuote(deps),
    requote: answerRequote(deps),
    quoteMany: answerQuotes(deps),
    setRates: setRates(deps),
    changeRates: changeRates(deps),
    setRatesOfDraft: setRatesOfDraft(deps),
    copyRates: copyRates(deps),
    ...hostPriceHandlers(deps),
    setDatePrices: setDatePrices(deps),
    ratesByIds: ratesByIds(deps),
    currencies: showCurrencies(deps),
    setCurrencies: setCurrencies(deps),
    settings: readSettings(deps),
    setSettings: setSettings(deps),
    importRates: importRates(deps),
    snapshot: snapshot(deps),
  })
  await kit.ready(hotReads(deps))
  return { stop: () => kit.stop(), pendingWork: () => kit.pendingWork() }
}
