import { bookingService, payoutsService } from '@nordbo/contracts'
import { createAlarms, openKit, type StartService, suspensionSubscriptions } from '@nordbo/service-kit'
import { refreshAccount, startOnboarding } from './account/start-onboarding.ts'
import {
  onAltered,
  onChargedBack,
  onPaid,
  onRefunded,
  onRefundFailed,
  onRefundSentAgain,
} from './consumers/booking-events.ts'
import { onHostStanding } from './consumers/host-standing.ts'
import type { PayoutsConfig } from './core/config.ts'
import type { Deps } from './core/deps.ts'
import type { TimerKind } from './core/timer-kind.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { listPayouts, showPayout, showSummary } from './payout/show-payouts.ts'
import { openPayoutProvider } from './provider/provider.ts'
import { reconcile, showReconciliations } from './reconciliation/reconcile.ts'
import { setInstantPayouts, setSettings, showSettings } from './settings/settings.ts'
import { createTimers } from './timers.ts'
import { acceptProviderEvent } from './webhooks/provider-events.ts'

/** Starts payouts, which records the ledger and sends hosts their share. */
export const start: StartService<PayoutsConfig> = async (config) => {
  const kit = await openKit({ service: 'payouts', config })
  const alarms = createAlarms<TimerKind>(kit.clock)
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const { outbound } = kit
  const provider = openPayoutProvider({ secretKey: config.STRIPE_SECRET_KEY, apiUrl: config.STRIPE_API_URL, outbound })
  const deps: Deps = { kit, db, alarms, provider, booking: kit.client(bookingService) }
  await kit.consume({
    db,
    on: [
      ...suspensionSubscriptions(onHostStanding(deps)),
      onPaid(deps),
      onRefunded(deps),
      onRefundFailed(deps),
      onRefundSentAgain(deps),
      onChargedBack(deps),
      onAltered(deps),
    ],
  })
  alarms.connect(await kit.timers(createTimers(deps)))
  await kit.serve(payoutsService, {
    summary: showSummary(deps),
    list: listPayouts(deps),
    byId: showPayout(deps),
    startOnboarding: startOnboarding(deps),
    refreshAccount: refreshAccount(deps),
    acceptProviderEvent: acceptProviderEvent(deps),
    settings: showSettings(deps),
    setSettings: setSettings(deps),
    setInstantPayouts: setInstantPayouts(deps),
    reconcile: reconcile(deps),
    reconciliations: showReconciliations(deps),
  })
  await kit.ready()
  return { stop: () => kit.stop(), pendingWork: () => kit.pendingWork() }
}
