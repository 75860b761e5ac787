import { z } from 'zod'
import { defineService, procedure } from '../rpc/procedure.ts'
import { BookingId } from '../values/ids.ts'

/** Messaging writes the mails of a booking, and the calendar file that goes with them. */
export const messagingService = defineService('messaging', {
  /** A confirmed stay as a calendar file (RFC 5545) for its guest: the entry that the mail about it carries. */
  stayCalendar: procedure({
    input: z.object({ id: BookingId, language: z.enum(['da', 'en']) }),
    output: z.object({ content: z.string() }),
    errors: ['booking.notFound', 'booking.transitionRefused'],
    actor: ['user'],
    timeoutMs: 5_000,
  }),
})
