import { identityEvents } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'

const letters = { approved: 'partnerApproved', rejected: 'partnerRejected' } as const

/** Mails about hotel partners. The reason of a refusal is on the page that the mail leads to. */
export const partnerSubscriptions: readonly EventSubscription<Tx>[] = [
  // The event's id makes each mail a fact of its own: a refused company may join again.
  on(identityEvents.partnerCompleted, async ({ id, data: { userId } }, tx: Tx) =>
    queueMails(tx, [{ job: { kind: 'partnerJoined', userId }, factId: id, recipientId: userId }]),
  ),
  on(identityEvents.partnerDecided, async ({ data: { userId, decisionId, decision } }, tx: Tx) =>
    queueMails(tx, [{ job: { kind: letters[decision], userId }, factId: decisionId, recipientId: userId }]),
  ),
]
