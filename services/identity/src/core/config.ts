import { kitConfig } from '@nordbo/service-kit'
import { z } from 'zod'
import { signInProviderSettings } from '../oidc/provider-settings.ts'

const count = z.coerce.number().int().min(1).max(1_000_000)

/** The configuration of identity. Windows are in seconds. */
export const identityConfig = kitConfig.extend({
  /** The signing secret of better-auth. */
  SESSION_SECRET: z.string().min(32),
  /**
   * Encrypts the keys of identity documents, and seals the links that end mails. With another one, stored documents can no longer be read,
   * and links in older mails no longer work.
   */
  DOCUMENT_SECRET: z.string().min(32),
  /** Failed sign-ins in a window: of an account from one network, or from one known browser. */
  SIGN_IN_LIMIT: count.default(10),
  SIGN_IN_WINDOW_SECONDS: count.default(600),
  /** Failed sign-ins of an account in the long window, from all networks; as many wrong codes of an app. Known browsers are exempt. */
  SIGN_IN_ACCOUNT_LIMIT: count.default(50),
  /** Failed sign-ins from one network in the long window, of all accounts. Known browsers are exempt. */
  SIGN_IN_NETWORK_LIMIT: count.default(100),
  SIGN_IN_LONG_WINDOW_SECONDS: count.default(3_600),
  /** Wrong second factors in the long window: of an account from one network, or from one known browser. */
  TWO_FACTOR_LIMIT: count.default(10),
  /** The product's public address. Passkeys belong to its host, and are accepted from its pages alone. */
  PUBLIC_URL: z.url().default('http://127.0.0.1:3000'),
  /**
   * JSON: the OpenID Connect providers that people may sign in with, as a list of {id, name, issuer, clientId, clientSecret}. The name is
   * shown on the button; the provider is told PUBLIC_URL/api/auth/providers/<id>/callback. Without it there are no such buttons.
   */
  OIDC_PROVIDERS: signInProviderSettings,
  /** Where companies are looked up: cvrapi.dk, or an address that answers alike. */
  CVR_API_URL: z.url({ protocol: /^https?$/ }).default('https://cvrapi.dk/api'),
  /** The token of an account there; without one it answers 50 questions a day. */
  CVR_API_TOKEN: z.string().min(1).optional(),
  /** How long a session counts as confirmed after the person proved who they are. Sensitive changes ask for it. */
  STEP_UP_SECONDS: count.default(600),
  /** Letters of one kind that an account is sent in a window at a person's wish, so that nobody can flood a mailbox. */
  LETTER_LIMIT: count.default(3),
  LETTER_WINDOW_SECONDS: count.default(3_600),
  /** Addresses for which one network may ask for a new password in that window. */
  FORGOTTEN_LIMIT: count.default(60),
  /** Accounts that one network may open in a window, and taken addresses that it may find out. Allows for an office behind one address. */
  SIGN_UP_LIMIT: count.default(60),
  SIGN_UP_WINDOW_SECONDS: count.default(3_600),
})
export type IdentityConfig = z.infer<typeof identityConfig>
