import type { Timer } from '@nordbo/service-kit'
import type { AlarmKind } from './alarms.ts'
import { expireAlterations } from './alteration/expire-alteration.ts'
import { dueBookings } from './booking/booking-store.ts'
import { meetDeadline } from './booking/meet-deadline.ts'
import { dropUnclaimed } from './damage/drop-photos.ts'
import type { Deps } from './deps.ts'
import { followProviderEvent } from './payment/follow-provider-event.ts'
import { dueAttempts } from './payment/payment-store.ts'
import { dueEvents } from './payment/provider-event-store.ts'
import { dueRefunds } from './payment/refund-store.ts'
import { sendRefund } from './payment/send-refund.ts'
import { syncPayment } from './payment/sync-payment.ts'
import { endingsForSuspension } from './suspension/end-for-suspension.ts'

/** What waits for its time: a column of each row is the truth, the alarm only rings. */
export const timersOf = (deps: Deps): Record<AlarmKind, Timer> => {
  const { client } = deps.db
  return {
    deadline: {
      due: (_now, until, limit) => dueBookings(client, until, limit),
      fire: (id, now) => meetDeadline(deps, id, now),
    },
    providerEvent: {
      due: (_now, until, limit) => dueEvents(client, until, limit),
      fire: (id) => followProviderEvent(deps, id),
    },
    payment: {
      due: (_now, until, limit) => dueAttempts(client, until, limit),
      fire: async (id) => {
        await syncPayment(deps, id)
      },
    },
    damagePhoto: dropUnclaimed(deps),
    alteration: expireAlterations(deps),
    suspension: endingsForSuspension(deps),
    refund: {
      due: (_now, until, limit) => dueRefunds(client, until, limit),
      fire: (id) => sendRefund(deps, id),
    },
  }
}
