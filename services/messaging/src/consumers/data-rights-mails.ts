import { identityEvents } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'

/** Mails about a person's data: the archive is ready, the account is deleted (docs/product/data-rights.md). */
export const dataRightsMailSubscriptions: readonly EventSubscription<Tx>[] = [
  on(identityEvents.exportReady, async ({ data: { exportId, userId } }, tx: Tx) =>
    queueMails(tx, [{ job: { kind: 'exportReady', userId }, factId: exportId, recipientId: userId }]),
  ),
  on(identityEvents.personErased, async ({ data: { erasureId } }, tx: Tx) =>
    // The person has no account any more: the mail is addressed by the erasure.
    queueMails(tx, [{ job: { kind: 'accountDeleted', erasureId }, factId: erasureId, recipientId: erasureId }]),
  ),
]
