import { kitConfig } from '@nordbo/service-kit'
import { z } from 'zod'

/** The configuration of messaging. */
export const messagingConfig = kitConfig.extend({
  /** The mail server, with user and password if it requires them. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender of mails. */
  MAIL_FROM: z.string().min(3).default('Nordbo <hej@nordbo.example>'),
  /** Where questions to the support are sent. */
  SUPPORT_ADDRESS: z.email().default('hjaelp@nordbo.example'),
  /** Questions from the contact page of an e-mail address within a day. */
  CONTACT_MAIL_LIMIT: z.coerce.number().int().min(1).default(5),
  /** Questions from the contact page of an IPv4 address or a /64 of IPv6 within an hour. */
  CONTACT_NETWORK_LIMIT: z.coerce.number().int().min(1).default(10),
  /** Questions from the contact page of a /24 of IPv4 or a /48 of IPv6 within an hour. */
  CONTACT_WIDE_LIMIT: z.coerce.number().int().min(1).default(60),
  /**
   * Encrypts the keys of the pictures of messages and of files about questions, and keys the hashes of mail addresses. With another one,
   * these can no longer be read, and addresses that refused mails are no longer known.
   */
  PICTURE_SECRET: z.string().min(32),
  /** Encrypts the private key by which push services know Nordbo. With another one, push messages end until browsers are asked anew. */
  PUSH_SECRET: z.string().min(32),
  /** The product's public address, with which links begin. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /** How long a mail about a payout waits for other payouts of its host and day, seconds. */
  PAYOUT_MAIL_PAUSE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(60),
})
export type MessagingConfig = z.infer<typeof messagingConfig>
