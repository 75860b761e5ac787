import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { UserId, Uuid } from '../values/ids.ts'
import { Locale } from '../values/product.ts'
import { requiredText } from '../values/required-text.ts'
import { TicketFile, TicketState, TicketView } from './contact.ts'
import { Message, MessageId, ThreadId, ThreadReportReason, ThreadSide } from './threads.ts'

/** What a report is about: a thread, and the message in it that was named. */
export const ReportedPart = z.object({
  threadId: ThreadId,
  messageId: MessageId.nullable(),
  reason: ThreadReportReason,
})
export type ReportedPart = z.infer<typeof ReportedPart>

/** A message of a reported thread, as it was written. */
export const ReportedMessage = Message.pick({ id: true, seq: true, body: true, event: true, createdAt: true }).extend({
  /** Null for a message of the product. */
  from: ThreadSide.nullable(),
  /** How many pictures it has. Only the two people of the thread see them. */
  pictures: z.int().nonnegative(),
})
export type ReportedMessage = z.infer<typeof ReportedMessage>

/** Messages of a reported thread in its order, and whether there are earlier ones. */
export const ReportedThread = z.object({
  guestId: UserId,
  hostId: UserId,
  items: z.array(ReportedMessage),
  more: z.boolean(),
})
export type ReportedThread = z.infer<typeof ReportedThread>

/** A question in the list of the support. Name and address are null where an account has them. */
export const TicketRow = TicketView.omit({ replies: true, waiting: true, reported: true }).extend({
  id: Uuid,
  personId: UserId.nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  locale: Locale.nullable(),
  /** What was reported. */
  report: ReportedPart.nullable(),
  bookingNumber: z.string().nullable(),
  /** Whether a field was filled in that people do not see. */
  suspect: z.boolean(),
})
export type TicketRow = z.infer<typeof TicketRow>

/** What the support did: an answer, or another state. By whom is kept. */
export const TicketAct = z.object({
  id: Uuid,
  kind: z.enum(['reply', 'answer', 'closed', 'reopened']),
  adminId: UserId.nullable(),
  message: z.string(),
  files: z.array(TicketFile),
  at: Instant,
})
export type TicketAct = z.infer<typeof TicketAct>

/** What administrators read and do about questions to the support (docs/product/pages.md, Answers of the support). */
export const ticketAnswerProcedures = {
  /** Questions to the support, the latest first. */
  tickets: procedure({
    input: z.object({
      state: TicketState.optional(),
      cursor: z.string().max(300).optional(),
      limit: z.int().min(1).max(50).default(20),
    }),
    output: z.object({ items: z.array(TicketRow), nextCursor: z.string().nullable() }),
    errors: ['cursor.invalid'],
    actor: ['admin'],
  }),
  /** One question with everything that was written and done. */
  ticket: procedure({
    input: z.object({ id: Uuid }),
    output: z.object({ ticket: TicketRow, acts: z.array(TicketAct) }),
    errors: ['support.notFound'],
    actor: ['admin'],
  }),
  /**
   * Messages of the thread that a ticket reports, as they were written: those before a place, or else up to a little after the message that
   * was named, or the latest. Who read them, and why, is stored at each call.
   */
  reportedThread: procedure({
    input: z.object({
      ticketId: Uuid,
      why: requiredText(500, 10),
      before: z.int().positive().optional(),
      limit: z.int().min(1).max(100).default(50),
    }),
    output: ReportedThread,
    errors: ['support.notFound'],
    actor: ['admin'],
  }),
  /** Answers a question: the person gets a mail and sees it by the link. Who answered is kept. */
  answerTicket: procedure({
    input: z.object({ id: Uuid, message: requiredText(4_000, 1) }),
    output: z.object({ ticket: TicketRow, acts: z.array(TicketAct) }),
    errors: ['support.notFound'],
    actor: ['admin'],
    idempotent: true,
  }),
  /** Closes a question or opens it again. Who did is kept; the present state changes nothing. */
  setTicketState: procedure({
    input: z.object({ id: Uuid, state: TicketState.extract(['open', 'closed']) }),
    output: z.object({ ticket: TicketRow, acts: z.array(TicketAct) }),
    errors: ['support.notFound'],
    actor: ['admin'],
    idempotent: true,
  }),
}
