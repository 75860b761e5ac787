import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { UserId } from '../values/ids.ts'

/** What mails that a person may decline are about. Saved searches have links of their own, one for each search. */
export const MailStopSubject = z.enum(['message'])
export type MailStopSubject = z.infer<typeof MailStopSubject>

/** The secret in the links that end such mails: person, subject and seal, 33 bytes as base64url. */
export const MailStopToken = z.string().regex(/^[\w-]{44}$/)

/** Links in mails that work without a session (docs/product/notifications.md, Ending mails). */
export const mailStopProcedures = {
  /** The token for the links of a mail to a person. It is the same each time. */
  mailStopToken: procedure({
    input: z.object({ userId: UserId, subject: MailStopSubject }),
    output: z.object({ token: MailStopToken }),
    callers: ['messaging'],
    actor: ['service'],
  }),
  /** Ends the mails of a token, or takes that back. Repeats answer alike. */
  stopMails: procedure({
    input: z.object({ token: MailStopToken, stopped: z.boolean() }),
    output: z.object({ subject: MailStopSubject, stopped: z.boolean() }),
    errors: ['unsubscribe.notFound'],
    idempotent: true,
  }),
}
