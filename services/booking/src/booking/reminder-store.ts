import type { DueRow } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { dueRows } from '../core/due-rows.ts'
import { bookingColumns, type StoredBooking, storedBooking } from './booking-store.ts'

/** Bookings that wait for an answer or a payment and whose reminder is due by `until`, earliest first. */
export const findDueReminders = async (reader: Reader, until: Date, limit: number): Promise<DueRow[]> =>
  dueRows(
    await reader.$queryRaw`
      select id, remind_at as at from booking
      where remind_at <= ${until} and status in ('pending_request', 'host_approved', 'awaiting_payment')
      order by remind_at, id limit ${limit}`,
  )

/**
 * Takes the reminder of a booking that still waits for an answer or a payment, so that nobody takes it again. Returns the booking with
 * its next revision; undefined where none is due, or its deadline has passed.
 */
export const takeReminder = async (tx: Tx, id: string, now: Date): Promise<StoredBooking | undefined> => {
  const rows = await tx.$queryRaw`
    update booking b set remind_at = null, revision = b.revision + 1, changed_at = ${now}::timestamptz
    where b.id = ${id}::uuid and b.remind_at <= ${now}::timestamptz and b.deadline_at > ${now}::timestamptz
      and b.status in ('pending_request', 'host_approved', 'awaiting_payment') returning ${bookingColumns}`
  return z.array(storedBooking).parse(rows)[0]
}
