import { bookingService, payoutsService } from '@nordbo/contracts'
import { createAlarms, onStanding, openKit, type StartService } from '@nordbo/service-kit'
import { refreshAccount, startOnboarding } from './account/start-onboarding.ts'
import type { PayoutsConfig } from './config.ts'
import {
  onAltered,
  onChargedBack,
  onPaid,
  onRefunded,
  onRefundFailed,
  onRefundSentAgain,
} from './consumers/booking-money.ts'
import { followHost } from './consumers/on-standing.ts'
import type { Deps } from './deps.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { listPayouts, showPayout, showSummary } from './payout/show-payouts.ts'
import { openProvider } from './provider/provider.ts'
import { acceptProviderEvent } from './provider/provider-events.ts'
import { reconcile, showReconciliations } from './reconciliation/reconcile.ts'
import { setInstantPayouts, setSettings, showSettings } from './settings/settings.ts'
import { type TimerKind, timersOf } from './timers.ts'

/** Payouts: whose the money is, and that hosts get theirs. */
export const start: StartService<PayoutsConfig> = async (config) => {
  const kit = await openKit({ service: 'payouts', config })
  const alarms = createAlarms<TimerKind>(kit.clock)
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const { outbound } = kit
  const provider = openProvider({ secretKey: config.STRIPE_SECRET_KEY, apiUrl: config.STRIPE_API_URL, outbound })
  const deps: Deps = { kit, db, alarms, provider, booking: kit.client(bookingService) }
  await kit.consume({
    db,
    on: [
      ...onStanding(followHost(deps)),
      onPaid(deps),
      onRefunded(deps),
      onRefundFailed(deps),
      onRefundSentAgain(deps),
      onChargedBack(deps),
      onAltered(deps),
    ],
  })
  alarms.connect(await kit.timers(timersOf(deps)))
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
  return { stop: () => kit.stop(), idle: () => kit.idle() }
}
