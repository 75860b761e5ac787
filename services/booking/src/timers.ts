import { nightlyRetention, type Timer } from '@nordbo/service-kit'
import { alterationTimer } from './alteration/expire-alteration.ts'
import { alterationReminderTimer } from './alteration/remind-of-alteration.ts'
import { findDueBookings } from './booking/booking-store.ts'
import { findDueReminders } from './booking/reminder-store.ts'
import type { AlarmKind } from './core/alarms.ts'
import type { Deps } from './core/deps.ts'
import { unclaimedPhotosTimer } from './damage/drop-photos.ts'
import { calendarImportTimer } from './ical-import/sync-import.ts'
import { findDueAttempts } from './payment/payment-store.ts'
import { findDueRefunds } from './payment/refund-sending-store.ts'
import { handleProviderEvent } from './provider-events/handle-provider-event.ts'
import { findDueProviderEvents } from './provider-events/provider-event-store.ts'
import { sendRefund } from './refund/send-refund.ts'
import { handleDeadline } from './reserve/handle-deadline.ts'
import { remindOfDeadline } from './reserve/remind-of-deadline.ts'
import { syncPayment } from './settlement/sync-payment.ts'
import { suspensionTimer } from './suspension/end-for-suspension.ts'

/** The timers of this service. Each due time is a column of its row; alarms only make the timer fire in time. */
export const createTimers = (deps: Deps, personalData: Timer): Record<AlarmKind, Timer> => {
  const { client } = deps.sql
  return {
    personalData,
    retention: nightlyRetention(deps.kit, deps.sql),
    deadline: {
      due: (_now, until, limit) => findDueBookings(client, until, limit),
      fire: (id, now) => handleDeadline(deps, id, now),
    },
    reminder: {
      due: (_now, until, limit) => findDueReminders(client, until, limit),
      fire: (id, now) => remindOfDeadline(deps, id, now),
    },
    providerEvent: {
      due: (_now, until, limit) => findDueProviderEvents(client, until, limit),
      fire: (id) => handleProviderEvent(deps, id),
    },
    payment: {
      due: (_now, until, limit) => findDueAttempts(client, until, limit),
      fire: async (id) => {
        await syncPayment(deps, id)
      },
    },
    damagePhoto: unclaimedPhotosTimer(deps),
    alteration: alterationTimer(deps),
    alterationReminder: alterationReminderTimer(deps),
    calendarImport: calendarImportTimer(deps),
    suspension: suspensionTimer(deps),
    refund: {
      due: (_now, until, limit) => findDueRefunds(client, until, limit),
      fire: (id) => sendRefund(deps, id),
    },
  }
}
