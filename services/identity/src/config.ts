import { kitConfig } from '@nordbo/service-kit'
import { z } from 'zod'

const count = z.coerce.number().int().min(1).max(1_000_000)

/** What identity needs to know. Windows are in seconds. */
export const identityConfig = kitConfig.extend({
  /** Signs what better-auth signs. */
  SESSION_SECRET: z.string().min(32),
  /** Sign-ins per address and e-mail that may fail in a window. */
  SIGN_IN_LIMIT: count.default(10),
  SIGN_IN_WINDOW_SECONDS: count.default(600),
  /** Accounts that one address may open in a window; as many e-mail addresses that are taken may it come across. */
  SIGN_UP_LIMIT: count.default(10),
  SIGN_UP_WINDOW_SECONDS: count.default(3_600),
})
export type IdentityConfig = z.infer<typeof identityConfig>
