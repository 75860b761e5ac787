import { bookingEvents } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'

const events = { hostUnavailable: bookingEvents.hostUnavailable, hostBack: bookingEvents.hostBack } as const
const kinds = ['hostUnavailable', 'hostBack'] as const

/** Mails to guests of upcoming stays about the suspension and reactivation of their host. */
export const hostStandingSubscriptions: readonly EventSubscription<Tx>[] = kinds.map((kind) =>
  on(events[kind], async ({ id, data: { bookingId, guestId, imported } }, tx: Tx) =>
    queueMails(tx, imported ? [] : [{ job: { kind, bookingId }, factId: id, recipientId: guestId }]),
  ),
)
