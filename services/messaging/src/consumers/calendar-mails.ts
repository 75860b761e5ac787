import { bookingEvents } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'

/** Mails to hosts about stays whose nights an imported calendar has taken too. An overlap that comes back is a fact of its own. */
export const calendarSubscriptions: readonly EventSubscription<Tx>[] = [
  on(bookingEvents.calendarConflict, async ({ id, data: { bookingId, hostId } }, tx: Tx) =>
    queueMails(tx, [{ job: { kind: 'calendarConflict', bookingId }, factId: id, recipientId: hostId }]),
  ),
]
