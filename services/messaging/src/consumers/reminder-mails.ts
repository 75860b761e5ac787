import { bookingEvents } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'

/** Reminders before a deadline: to the host who has not answered, or to the guest who has not paid. Imported bookings have none. */
export const reminderSubscriptions: readonly EventSubscription<Tx>[] = [
  on(bookingEvents.deadlineNear, async ({ data: { bookingId, guestId, hostId, awaited, imported } }, tx: Tx) => {
    const [kind, recipientId] =
      awaited === 'answer' ? (['answerReminder', hostId] as const) : (['paymentReminder', guestId] as const)
    // A booking has one deadline of each kind.
    await queueMails(tx, imported ? [] : [{ job: { kind, bookingId }, factId: bookingId, recipientId }])
  }),
]
