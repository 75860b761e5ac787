import { z } from 'zod'
import { page, pageQuery } from '../rpc/page.ts'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { UserId, Uuid } from '../values/ids.ts'
import { requiredText } from '../values/required-text.ts'

/**
 * What became of a mail (docs/product/notifications.md, Delivery of mails). `failed` has a next attempt, or none once all were made;
 * `bounced` was refused for good, at once or later; `suppressed` was not sent, because its address had refused one; `dropped` has no reader or subject any more.
 */
export const MailState = z.enum(['queued', 'sending', 'sent', 'failed', 'bounced', 'suppressed', 'dropped'])
export type MailState = z.infer<typeof MailState>

/** A mail in the log. What it says and where it went are not stored. Times are real time. */
export const LoggedMail = z.object({
  id: Uuid,
  /** The name of its letter. */
  kind: z.string(),
  state: MailState,
  queuedAt: Instant,
  attempts: z.int(),
  nextAttemptAt: Instant.nullable(),
  /** When it was sent, was given up or came back. */
  endedAt: Instant.nullable(),
  /** What the last attempt that failed was answered, without addresses. */
  lastError: z.string().nullable(),
})
export type LoggedMail = z.infer<typeof LoggedMail>

/** An address of a person that gets letters about the account alone, since it refused a mail for good. */
export const MailSuppression = z.object({ userId: UserId, since: Instant, bouncedAt: Instant, error: z.string() })
export type MailSuppression = z.infer<typeof MailSuppression>

/** Whose mails: a person's, or those to an address. */
export const MailLogSubject = z.union([
  z.strictObject({ userId: UserId }),
  z.strictObject({ address: z.email().max(254) }),
])
export type MailLogSubject = z.infer<typeof MailLogSubject>

/** Why an administrator looks or changes something, at least ten characters. */
const why = requiredText(500, 10)

/** What administrators see and do about the delivery of mails. Who asked and why is stored. */
export const mailLogProcedures = {
  /** The mails of a person or to an address, the newest first, and which of these addresses are suppressed. */
  mailLog: procedure({
    input: z.object({ about: MailLogSubject, why, ...pageQuery({ maxLimit: 100, defaultLimit: 50 }) }),
    output: page(LoggedMail).extend({ suppressions: z.array(MailSuppression) }),
    errors: ['cursor.invalid'],
    actor: ['admin'],
  }),
  /** Has a person's addresses get mails again. Answers how many were suppressed. */
  liftMailSuppressions: procedure({
    input: z.object({ userId: UserId, why }),
    output: z.object({ lifted: z.int() }),
    actor: ['admin'],
  }),
}
