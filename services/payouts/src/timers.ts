import type { Timer } from '@nordbo/service-kit'
import { checkAccount, dueAccounts } from './account/check-account.ts'
import type { Deps } from './deps.ts'
import { duePayouts, releasePayout } from './payout/release-payout.ts'
import { dueEvents, followProviderEvent } from './provider/provider-events.ts'
import { dueReconciliation, reconcileDaily } from './reconciliation/reconcile.ts'
import { dueReversals, dueTransfers } from './transfer/due.ts'
import { sendReversal } from './transfer/send-reversal.ts'
import { sendTransfer } from './transfer/send-transfer.ts'

/** What a row may wait for. */
export type TimerKind = 'release' | 'transfer' | 'reversal' | 'account' | 'providerEvent' | 'reconciliation'

/** What waits for its time: a column of each row is the truth, the alarm only rings. */
export const timersOf = (deps: Deps): Record<TimerKind, Timer> => ({
  release: {
    due: (_now, until, limit) => duePayouts(deps, until, limit),
    fire: (id, now) => releasePayout(deps, id, now),
  },
  transfer: {
    due: (_now, until, limit) => dueTransfers(deps, until, limit),
    fire: (id) => sendTransfer(deps, id),
  },
  reversal: {
    due: (_now, until, limit) => dueReversals(deps, until, limit),
    fire: (id) => sendReversal(deps, id),
  },
  account: {
    due: (_now, until, limit) => dueAccounts(deps, until, limit),
    fire: (id) => checkAccount(deps, id),
  },
  providerEvent: {
    due: (_now, until, limit) => dueEvents(deps, until, limit),
    fire: (id) => followProviderEvent(deps, id),
  },
  reconciliation: {
    due: (now, until) => dueReconciliation(deps, now, until),
    fire: (_id, now) => reconcileDaily(deps, now),
  },
})
