import { kitConfig } from '@nordbo/service-kit'
import { z } from 'zod'

const count = z.coerce.number().int().min(1).max(1_000_000)

/** What identity needs to know. Windows are in seconds. */
export const identityConfig = kitConfig.extend({
  /** Signs what better-auth signs. */
  SESSION_SECRET: z.string().min(32),
  /** Sign-ins that may fail in a window: of an account at one network, or of one browser in which that person has signed in before. */
  SIGN_IN_LIMIT: count.default(10),
  SIGN_IN_WINDOW_SECONDS: count.default(600),
  /** Sign-ins to one account that may fail in the long window from everywhere but known browsers; those are let through. */
  SIGN_IN_ACCOUNT_LIMIT: count.default(50),
  /** Sign-ins from one network that may fail in the long window, whatever the accounts; known browsers are let through. */
  SIGN_IN_NETWORK_LIMIT: count.default(100),
  SIGN_IN_LONG_WINDOW_SECONDS: count.default(3_600),
  /** Accounts that one network may open in a window: an office behind one address. As many addresses that are taken may it come across. */
  SIGN_UP_LIMIT: count.default(60),
  SIGN_UP_WINDOW_SECONDS: count.default(3_600),
})
export type IdentityConfig = z.infer<typeof identityConfig>
