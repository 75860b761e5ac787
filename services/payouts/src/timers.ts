import type { Timer } from '@nordbo/service-kit'
import { checkAccount, dueAccounts } from './account/check-account.ts'
import type { Parts } from './parts.ts'
import { duePayouts, releasePayout } from './payout/release-payout.ts'
import { dueEvents, followProviderEvent } from './provider/provider-events.ts'
import { dueReconciliation, reconcileDaily } from './reconciliation/reconcile.ts'
import { dueReversals, dueTransfers } from './transfer/due.ts'
import { sendReversal } from './transfer/send-reversal.ts'
import { sendTransfer } from './transfer/send-transfer.ts'

/** What a row may wait for. */
export type TimerKind = 'release' | 'transfer' | 'reversal' | 'account' | 'providerEvent' | 'reconciliation'

/** What waits for its time: a column of each row is the truth, the alarm only rings. */
export const timersOf = (parts: Parts): Record<TimerKind, Timer> => ({
  release: {
    due: (_now, until, limit) => duePayouts(parts, until, limit),
    fire: (id, now) => releasePayout(parts, id, now),
  },
  transfer: {
    due: (_now, until, limit) => dueTransfers(parts, until, limit),
    fire: (id) => sendTransfer(parts, id),
  },
  reversal: {
    due: (_now, until, limit) => dueReversals(parts, until, limit),
    fire: (id) => sendReversal(parts, id),
  },
  account: {
    due: (_now, until, limit) => dueAccounts(parts, until, limit),
    fire: (id) => checkAccount(parts, id),
  },
  providerEvent: {
    due: (_now, until, limit) => dueEvents(parts, until, limit),
    fire: (id) => followProviderEvent(parts, id),
  },
  reconciliation: {
    due: (now, until) => dueReconciliation(parts, now, until),
    fire: (_id, now) => reconcileDaily(parts, now),
  },
})
