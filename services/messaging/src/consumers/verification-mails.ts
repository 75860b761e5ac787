import { identityEvents } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'

const letters = { approved: 'identityApproved', rejected: 'identityRejected' } as const

/** Mails to people about the decision on their documents. The reason of a rejection is on the page that the mail leads to. */
export const verificationSubscriptions: readonly EventSubscription<Tx>[] = [
  on(identityEvents.verificationDecided, async ({ data: { userId, verificationId, decision } }, tx: Tx) =>
    queueMails(tx, [{ job: { kind: letters[decision], userId }, factId: verificationId, recipientId: userId }]),
  ),
]
