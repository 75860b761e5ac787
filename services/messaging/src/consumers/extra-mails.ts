import { payoutsEvents } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'

/** Mails to hosts about extras that could not be paid for. Each failure is a fact of its own, because a card may fail again later. */
export const extraMailSubscriptions: readonly EventSubscription<Tx>[] = [
  on(payoutsEvents.extraPaymentFailed, async ({ id, data }, tx: Tx) =>
    queueMails(tx, [{ job: { kind: 'extraPaymentFailed', ...data }, factId: id, recipientId: data.hostId }]),
  ),
  on(payoutsEvents.extraLapsed, async ({ id, data }, tx: Tx) => {
    const job = { kind: 'extraLapsed', ...data, amountOre: null, nextTryAt: null } as const
    await queueMails(tx, [{ job, factId: id, recipientId: data.hostId }])
  }),
]
