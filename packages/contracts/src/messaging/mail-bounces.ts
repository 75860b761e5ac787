import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Uuid } from '../values/ids.ts'

/** A recipient who did not get a mail. */
export const FailedRecipient = z.object({
  /** Whom it could not be delivered to, and whom it was sent to first, as the report says. Mails can be forwarded. */
  addresses: z.array(z.string().max(320)).max(2),
  /** Why, as a class, a subject and a detail (RFC 3463). 4 as the class: every attempt failed for a reason that passes. */
  status: z.string().regex(/^[45]\.\d{1,3}\.\d{1,3}$/),
  /** What the last server answered; empty where the report does not say. */
  diagnostic: z.string().max(2_000),
})
export type FailedRecipient = z.infer<typeof FailedRecipient>

/** A mail server's report that it gave up on a mail which Nordbo's own server had taken (docs/product/notifications.md, Delivery of mails). */
export const MailBounce = z.object({
  /** The delivery, from the mail's Message-ID. */
  mailId: Uuid,
  failed: z.array(FailedRecipient).min(1).max(10),
})
export type MailBounce = z.infer<typeof MailBounce>

/** What is reported about mails after they were sent. */
export const mailBounceProcedures = {
  /** Stores a bounce. A repeat, and a mail that is unknown or was not sent, changes nothing. */
  acceptMailBounce: procedure({ input: MailBounce, output: z.object({ changed: z.boolean() }) }),
}
