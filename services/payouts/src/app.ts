import { bookingService, payoutsService } from '@nordbo/contracts'
import { createAlarms, onStanding, openKit, type StartService } from '@nordbo/service-kit'
import { refreshAccount, startOnboarding } from './account/start-onboarding.ts'
import { ringingAfter } from './books.ts'
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
import { PrismaClient } from './generated/prisma/client.ts'
import type { Parts } from './parts.ts'
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
  const db = ringingAfter(
    kit.database((adapter) => new PrismaClient({ adapter })),
    alarms,
  )
  const { outbound } = kit
  const provider = openProvider({ secretKey: config.STRIPE_SECRET_KEY, apiUrl: config.STRIPE_API_URL, outbound })
  const parts: Parts = { kit, db, alarms, provider, booking: kit.client(bookingService) }
  await kit.consume({
    db,
    on: [
      ...onStanding(followHost(parts)),
      onPaid(parts),
      onRefunded(parts),
      onRefundFailed(parts),
      onRefundSentAgain(parts),
      onChargedBack(parts),
      onAltered(parts),
    ],
  })
  alarms.connect(await kit.timers(timersOf(parts)))
  await kit.serve(payoutsService, {
    summary: showSummary(parts),
    list: listPayouts(parts),
    byId: showPayout(parts),
    startOnboarding: startOnboarding(parts),
    refreshAccount: refreshAccount(parts),
    acceptProviderEvent: acceptProviderEvent(parts),
    settings: showSettings(parts),
    setSettings: setSettings(parts),
    setInstantPayouts: setInstantPayouts(parts),
    reconcile: reconcile(parts),
    reconciliations: showReconciliations(parts),
  })
  await kit.ready()
  return { stop: () => kit.stop(), idle: () => kit.idle() }
}
