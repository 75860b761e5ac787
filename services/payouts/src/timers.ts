import { nightlyRetention, type Timer } from '@nordbo/service-kit'
import { checkAccount } from './account/sync-account.ts'
import type { Deps } from './core/deps.ts'
import { findDueRows } from './core/due-rows.ts'
import type { TimerKind } from './core/timer-kind.ts'
import { checkSubscription } from './extras/check-subscription.ts'
import { releasePayout } from './payout/release-payout.ts'
import { findDueReconciliation, reconcileDaily } from './reconciliation/reconcile.ts'
import { sendReversal } from './transfer/send-reversal.ts'
import { sendTransfer } from './transfer/send-transfer.ts'
import { handleProviderEvent } from './webhooks/provider-events.ts'

/** The timers of payouts. Each row stores when it is due; alarms only save waiting for the next sweep. */
export const createTimers = (deps: Deps, personalData: Timer): Record<TimerKind, Timer> => ({
  personalData,
  retention: nightlyRetention(deps.kit, deps.sql),
  release: {
    due: (_now, until, limit) => findDueRows(deps, { table: 'payout', id: 'booking_id' }, until, limit),
    fire: (id, now) => releasePayout(deps, id, now),
  },
  transfer: {
    due: (_now, until, limit) => findDueRows(deps, { table: 'transfer' }, until, limit),
    fire: (id) => sendTransfer(deps, id),
  },
  reversal: {
    due: (_now, until, limit) => findDueRows(deps, { table: 'reversal' }, until, limit),
    fire: (id) => sendReversal(deps, id),
  },
  account: {
    due: (_now, until, limit) => findDueRows(deps, { table: 'payout_account', at: 'next_check_at' }, until, limit),
    fire: (id) => checkAccount(deps, id),
  },
  subscription: {
    due: (_now, until, limit) => findDueRows(deps, { table: 'subscription', at: 'next_check_at' }, until, limit),
    fire: (id) => checkSubscription(deps, id),
  },
  providerEvent: {
    due: (_now, until, limit) => findDueRows(deps, { table: 'provider_event' }, until, limit),
    fire: (id) => handleProviderEvent(deps, id),
  },
  reconciliation: {
    due: (now, until) => findDueReconciliation(deps, now, until),
    fire: (_id, now) => reconcileDaily(deps, now),
  },
})
