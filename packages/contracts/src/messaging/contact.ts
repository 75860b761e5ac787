import { z } from 'zod'
import { PersonName } from '../identity/person-name.ts'
import { Email } from '../identity/users.ts'
import { PrivateDocumentType } from '../listings/private-documents.ts'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { Uuid } from '../values/ids.ts'
import { Locale } from '../values/product.ts'
import { requiredLine, requiredText } from '../values/required-text.ts'
import { ThreadReportReason } from './threads.ts'

/** What a question from the contact page is about (docs/product/pages.md, Contact). */
export const ContactTopic = z.enum(['booking', 'payment', 'host', 'technical', 'other'])
export type ContactTopic = z.infer<typeof ContactTopic>

/** What a question waits for: `open` for the support, `answered` for the person, `closed` for nobody. */
export const TicketState = z.enum(['open', 'answered', 'closed'])
export type TicketState = z.infer<typeof TicketState>

/** A question from the contact page, by somebody who may be signed out (docs/product/pages.md, Contact). */
export const ContactQuestion = z.object({
  name: PersonName,
  email: Email,
  topic: ContactTopic,
  message: requiredText(4_000, 10),
  /** As on the receipt; what a person types is not checked. */
  bookingNumber: requiredLine(40, 1).optional(),
})
export type ContactQuestion = z.infer<typeof ContactQuestion>

/** The secret of a link to a question. */
export const TicketToken = z.string().regex(/^[\w-]{20,64}$/)

/** The most files of a message about a question, and of a question (docs/product/pages.md, Files about a question). */
export const mostFilesOfReply = 5
export const mostTicketFiles = 10
/** The largest of these files, bytes. */
export const mostTicketFileBytes = 10 * 1_024 * 1_024

/** A file about a question: its name as the person's, cleaned, and the size of the upload. */
export const TicketFile = z.object({
  id: Uuid,
  name: z.string(),
  type: PrivateDocumentType,
  bytes: z.int().positive(),
})
export type TicketFile = z.infer<typeof TicketFile>

/** A text in the conversation about a question, after the question itself. It is empty if there are only files. */
export const TicketReply = z.object({
  id: Uuid,
  from: z.enum(['person', 'support']),
  message: z.string(),
  files: z.array(TicketFile),
  at: Instant,
})
export type TicketReply = z.infer<typeof TicketReply>

/** A question as its person sees it by the link: `topic` from the contact page, `reported` of a report, else `subject`. */
export const TicketView = z.object({
  number: z.int(),
  state: TicketState,
  topic: ContactTopic.nullable(),
  /** Why the person reported a thread, if that is what it is; `subject` is empty then, and `message` may be. */
  reported: ThreadReportReason.nullable(),
  subject: z.string(),
  message: z.string(),
  openedAt: Instant,
  replies: z.array(TicketReply),
  /** Files that were uploaded and not yet sent with a message. */
  waiting: z.array(TicketFile),
})
export type TicketView = z.infer<typeof TicketView>

/** What a person writes on about a question by its link: words, files that wait, or both. */
export const TicketWords = z.object({
  token: TicketToken,
  message: requiredText(4_000).or(z.literal('')),
  files: z.array(Uuid).max(mostFilesOfReply).default([]),
})

/** Whether such a message has words or a file. */
export const hasContent = ({ message, files }: { message: string; files: readonly string[] }): boolean =>
  message !== '' || files.length > 0

export const contactProcedures = {
  /**
   * Stores a question from the contact page, mails it to the support and confirms it to the person. The caller makes the id: the same
   * question again is the same ticket, another one under a used id is `idempotency.mismatch`. `contact.tooMany` carries
   * `retryAfterSeconds`. `token` is the secret of the question's link, for a signed-in person with a verified address alone.
   */
  contact: procedure({
    input: ContactQuestion.extend({
      id: Uuid,
      locale: Locale,
      /** The client's address, for limits only. */
      ip: z.string().max(64),
      /** Whether a field was filled in that people do not see. */
      suspect: z.boolean(),
    }),
    output: z.object({ number: z.int(), openedAt: Instant, token: TicketToken.nullable() }),
    errors: ['contact.tooMany', 'idempotency.mismatch'],
  }),
  /** A question by the secret of its link. */
  ticketByToken: procedure({
    input: z.object({ token: TicketToken }),
    output: TicketView,
    errors: ['support.notFound'],
  }),
  /** Writes on about a question by the secret of its link, which opens it again. The caller makes the id, as of `contact`. */
  replyByToken: procedure({
    input: TicketWords.extend({ id: Uuid }).refine(hasContent),
    output: TicketView,
    errors: ['support.notFound', 'support.fileNotFound', 'contact.tooMany', 'idempotency.mismatch'],
  }),
}
