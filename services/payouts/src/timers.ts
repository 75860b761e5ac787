import type { Timer } from '@nordbo/service-kit'
import { checkAccount, findDueAccounts } from './account/sync-account.ts'
import type { Deps } from './core/deps.ts'
import type { TimerKind } from './core/timer-kind.ts'
import { findDuePayouts, releasePayout } from './payout/release-payout.ts'
import { findDueReconciliation, reconcileDaily } from './reconciliation/reconcile.ts'
import { findDueReversals, findDueTransfers } from './transfer/due-transfers.ts'
import { sendReversal } from './transfer/send-reversal.ts'
import { sendTransfer } from './transfer/send-transfer.ts'
import { findDueProviderEvents, handleProviderEvent } from './webhooks/provider-events.ts'

/** The timers of payouts. Each row stores when it is due; alarms only save waiting for the next sweep. */
export const createTimers = (deps: Deps): Record<TimerKind, Timer> => ({
  release: {
    due: (_now, until, limit) => findDuePayouts(deps, until, limit),
    fire: (id, now) => releasePayout(deps, id, now),
  },
  transfer: {
    due: (_now, until, limit) => findDueTransfers(deps, until, limit),
    fire: (id) => sendTransfer(deps, id),
  },
  reversal: {
    due: (_now, until, limit) => findDueReversals(deps, until, limit),
    fire: (id) => sendReversal(deps, id),
  },
  account: {
    due: (_now, until, limit) => findDueAccounts(deps, until, limit),
    fire: (id) => checkAccount(deps, id),
  },
  providerEvent: {
    due: (_now, until, limit) => findDueProviderEvents(deps, until, limit),
    fire: (id) => handleProviderEvent(deps, id),
  },
  reconciliation: {
    due: (now, until) => findDueReconciliation(deps, now, until),
    fire: (_id, now) => reconcileDaily(deps, now),
  },
})
