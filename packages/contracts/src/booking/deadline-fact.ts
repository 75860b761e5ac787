import { z } from 'zod'
import { Instant } from '../values/calendar.ts'
import { BookingId, UserId } from '../values/ids.ts'

/** A booking whose deadline is near, by ids, and what it awaits: the host's answer or the guest's payment. */
export const DeadlineFact = z.object({
  bookingId: BookingId,
  guestId: UserId,
  hostId: UserId,
  imported: z.boolean(),
  awaited: z.enum(['answer', 'payment']),
  deadlineAt: Instant,
})
export type DeadlineFact = z.infer<typeof DeadlineFact>
