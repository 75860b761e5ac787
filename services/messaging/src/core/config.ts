import { kitConfig } from '@nordbo/service-kit'
import { z } from 'zod'

/** What messaging needs to know. */
export const messagingConfig = kitConfig.extend({
  /** The mail server, with user and password where it wants them. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender as it stands in a mail. */
  MAIL_FROM: z.string().min(3).default('Nordbo <hej@nordbo.example>'),
  /** Where people reach the product; links begin with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /** How long a mail about a payout waits for other payouts of its host and day, seconds. */
  PAYOUT_MAIL_PAUSE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(60),
})
export type MessagingConfig = z.infer<typeof messagingConfig>
