import { z } from 'zod'
import { defineService, procedure } from '../rpc/procedure.ts'
import { BookingId } from '../values/ids.ts'
import { Locale } from '../values/product.ts'
import { contactProcedures } from './contact.ts'
import { hostMessageProcedures } from './host-messages.ts'
import { importedThreadProcedures } from './imported-threads.ts'
import { mailBounceProcedures } from './mail-bounces.ts'
import { mailLogProcedures } from './mail-log.ts'
import { newsletterProcedures } from './newsletter.ts'
import { notificationProcedures } from './notification-procedures.ts'
import { pushProcedures } from './push.ts'
import { supportProcedures } from './support.ts'
import { threadProcedures } from './thread-procedures.ts'
import { ticketAnswerProcedures } from './ticket-answers.ts'
import { ticketFileProcedures } from './ticket-files.ts'

/** Messaging has the threads of guests and hosts, sends mails and push messages about events, creates calendar files and takes questions to the support. */
export const messagingService = defineService('messaging', {
  /** A confirmed stay as a calendar file (RFC 5545) for its guest: the same entry as in the mail. */
  stayCalendar: procedure({
    input: z.object({ id: BookingId, language: Locale }),
    output: z.object({ content: z.string() }),
    errors: ['booking.notFound', 'booking.transitionRefused'],
    actor: ['user'],
    timeoutMs: 5_000,
  }),
  ...supportProcedures,
  ...contactProcedures,
  ...ticketFileProcedures,
  ...ticketAnswerProcedures,
  ...newsletterProcedures,
  ...mailLogProcedures,
  ...mailBounceProcedures,
  ...notificationProcedures,
  ...pushProcedures,
  ...threadProcedures,
  ...importedThreadProcedures,
  ...hostMessageProcedures,
})
