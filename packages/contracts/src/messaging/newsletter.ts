import { z } from 'zod'
import { Email } from '../identity/users.ts'
import { procedure } from '../rpc/procedure.ts'
import { Locale } from '../values/product.ts'

/** The version of the words under the newsletter's field. Other words are another version. */
export const newsletterVersion = '2026-12'
/** Versions that somebody may have read: the present one, and earlier ones on pages that are still open. */
export const NewsletterVersion = z.enum([newsletterVersion])
/** Days for which the link that confirms an address works (docs/product/pages.md, Newsletter). */
export const newsletterConfirmDays = 7

/** The secret in a link of the newsletter: subscriber, what the link does and seal, 33 bytes as base64url. */
export const NewsletterToken = z.string().regex(/^[\w-]{44}$/)

export const newsletterProcedures = {
  /**
   * Sends a link to an address, by which it is subscribed. The answer is the same whether the address is subscribed or not.
   * `contact.tooMany` carries `retryAfterSeconds`.
   */
  subscribeNewsletter: procedure({
    input: z.object({
      email: Email,
      locale: Locale,
      /** The version of the words that the person read. */
      version: NewsletterVersion,
      /** The client's address, for limits only. */
      ip: z.string().max(64),
    }),
    output: z.object({}),
    errors: ['contact.tooMany'],
  }),
  /** Subscribes the address of a link; false if the link is unknown or older than its days. Repeats answer alike. */
  confirmNewsletter: procedure({
    input: z.object({ token: NewsletterToken }),
    output: z.object({ confirmed: z.boolean() }),
  }),
  /** Ends the newsletter of a link and forgets the address; false for a link that was not made here. Repeats answer alike. */
  endNewsletter: procedure({
    input: z.object({ token: NewsletterToken }),
    output: z.object({ ended: z.boolean() }),
  }),
}
