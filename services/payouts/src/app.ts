import { bookingService, listingsService, payoutsEvents, payoutsService } from '@nordbo/contracts'
import {
  answerByEvents,
  createAlarms,
  openKit,
  openPersonalData,
  type StartService,
  suspensionSubscriptions,
} from '@nordbo/service-kit'
import { openPartnerAccount, partnerAccount } from './account/partner-account.ts'
import { refreshAccount, showAccount, startOnboarding } from './account/start-onboarding.ts'
import {
  onAltered,
  onChargedBack,
  onPaid,
  onRefunded,
  onRefundFailed,
  onRefundSentAgain,
} from './consumers/booking-events.ts'
import { onHostStanding } from './consumers/host-standing.ts'
import { onExtrasWanted } from './consumers/listing-events.ts'
import type { PayoutsConfig } from './core/config.ts'
import type { Deps } from './core/deps.ts'
import type { TimerKind } from './core/timer-kind.ts'
import { extraHandlers } from './extras/extra-handlers.ts'
import { Prisma, PrismaClient } from './generated/prisma/client.ts'
import { showEarnings } from './overview/show-earnings.ts'
import { listPayouts, showPayout, showSummary } from './payout/show-payouts.ts'
import { openWithPerson, personalData } from './personal-data/personal-data.ts'
import { createBilling } from './provider/billing.ts'
import { createPayoutProvider } from './provider/provider.ts'
import { openStripe } from './provider/stripe.ts'
import { reconcile, showReconciliations } from './reconciliation/reconcile.ts'
import { setSettings, showSettings } from './settings/settings.ts'
import { createTimers } from './timers.ts'
import { acceptProviderEvent } from './webhooks/provider-events.ts'

/** Starts payouts, which records the ledger and sends hosts their share. */
export const start: StartService<PayoutsConfig> = async (config) => {
  const kit = await openKit({ service: 'payouts', config })
  const alarms = createAlarms<TimerKind>(kit.clock)
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const sql = kit.driverDatabase(Prisma.sql)
  const { outbound } = kit
  const stripe = openStripe(config.STRIPE_SECRET_KEY, config.STRIPE_API_URL)
  const deps: Deps = {
    ...{ kit, db, sql, alarms },
    provider: createPayoutProvider(stripe, outbound),
    billing: createBilling(stripe, outbound),
    booking: kit.client(bookingService),
    listings: kit.client(listingsService),
  }
  const rights = openPersonalData(kit, sql, personalData(deps), answerByEvents(kit, payoutsEvents))
  await kit.consume({
    db: sql,
    on: [
      ...suspensionSubscriptions(onHostStanding(deps)),
      ...rights.subscriptions,
      onPaid(deps),
      onRefunded(deps),
      onRefundFailed(deps),
      onRefundSentAgain(deps),
      onChargedBack(deps),
      onAltered(deps),
      onExtrasWanted(deps),
    ],
  })
  const armed = await kit.timers(createTimers(deps, rights.timer))
  alarms.connect(armed)
  rights.connect(armed.personalData)
  await kit.serve(payoutsService, {
    openWithPerson: openWithPerson(deps),
    summary: showSummary(deps),
    hostEarnings: showEarnings(deps),
    list: listPayouts(deps),
    byId: showPayout(deps),
    account: showAccount(deps),
    partnerAccount: partnerAccount(deps),
    openPartnerAccount: openPartnerAccount(deps),
    startOnboarding: startOnboarding(deps),
    refreshAccount: refreshAccount(deps),
    acceptProviderEvent: acceptProviderEvent(deps),
    settings: showSettings(deps),
    setSettings: setSettings(deps),
    ...extraHandlers(deps),
    reconcile: reconcile(deps),
    reconciliations: showReconciliations(deps),
  })
  await kit.ready()
  return { stop: () => kit.stop(), pendingWork: () => kit.pendingWork() }
}
