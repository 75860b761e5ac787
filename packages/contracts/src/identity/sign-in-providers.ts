import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { LinkedIdentityId } from '../values/ids.ts'
import { Locale } from '../values/product.ts'
import { ShownVersions } from './agreements.ts'
import { RolePreference } from './roles.ts'
import { OwnSession } from './two-factor.ts'
import { NewSession, PresentedToken, SignInClient } from './users.ts'

/** The name of a sign-in provider in addresses: small letters, digits and dashes. */
export const SignInProviderId = z.string().regex(/^[a-z\d][a-z\d-]{0,39}$/)

/** An OpenID Connect provider that people may sign in with. */
export const SignInProvider = z.object({ id: SignInProviderId, name: z.string() })
export type SignInProvider = z.infer<typeof SignInProvider>

/** An identity at a provider that opens a person's account. */
export const LinkedIdentity = z.object({
  id: LinkedIdentityId,
  /** Null for a provider that is no longer configured. */
  provider: SignInProvider.nullable(),
  /** The address that the provider named last. */
  email: z.string().nullable(),
  linkedAt: Instant,
  lastUsedAt: Instant.nullable(),
})
export type LinkedIdentity = z.infer<typeof LinkedIdentity>

/** The ways in which a person signs in, besides passkeys. */
export const SignInWays = z.object({
  hasPassword: z.boolean(),
  linked: z.array(LinkedIdentity),
  providers: z.array(SignInProvider),
})

/** Longest address of a provider's answer, characters. */
export const longestProviderAnswer = 8_000

/** Where the browser goes, and the token that it keeps until it comes back. */
const BegunAtProvider = z.object({ url: z.url(), token: z.string() })

const OwnAtProvider = OwnSession.extend({ provider: SignInProviderId })

/** What a browser that came back from a provider has reached. */
export const ProviderOutcome = z.discriminatedUnion('kind', [
  /** It is signed in. `created`: with a new account. */
  z.object({ kind: z.literal('opened'), session: NewSession, created: z.boolean() }),
  z.object({ kind: z.literal('linked') }),
  z.object({ kind: z.literal('confirmed') }),
])

/** Time for answers that wait for a provider, ms. */
const timeoutMs = 15_000

/** Procedures about signing in with OpenID Connect providers (docs/product/people.md, Sign-in with a provider). */
export const signInProviderProcedures = {
  /** The configured providers. */
  signInProviders: procedure({ input: z.object({}), output: z.object({ providers: z.array(SignInProvider) }) }),
  /** Begins a sign-in; the preference and what the page named as agreed to are for a new account. */
  startProviderSignIn: procedure({
    input: z.object({
      provider: SignInProviderId,
      rolePreference: RolePreference,
      locale: Locale,
      agreed: ShownVersions,
    }),
    output: BegunAtProvider,
    errors: ['oidc.unknownProvider', 'oidc.unavailable'],
    timeoutMs,
  }),
  /** Begins to link an identity to the signed-in person's account. */
  startProviderLink: procedure({
    input: OwnAtProvider,
    output: BegunAtProvider,
    errors: [
      'auth.stepUpRequired',
      'auth.emailUnverified',
      'oidc.unknownProvider',
      'oidc.unavailable',
      'oidc.alreadyLinked',
    ],
    actor: ['user'],
    timeoutMs,
  }),
  /** Begins to confirm the signed-in person's session with a linked identity. It is one factor: a person who uses two confirms otherwise. */
  startProviderStepUp: procedure({
    input: z.object({ provider: SignInProviderId }),
    output: BegunAtProvider,
    errors: ['oidc.unknownProvider', 'oidc.unavailable', 'oidc.notLinked', 'auth.twoFactorRequired'],
    actor: ['user'],
    timeoutMs,
  }),
  /** Finishes what was begun, with the browser's token and the provider's answer: the query of the address that it came back to. */
  finishAtProvider: procedure({
    input: z.object({
      provider: SignInProviderId,
      token: z.string().max(100),
      answer: z.string().max(longestProviderAnswer),
      client: SignInClient,
      presented: PresentedToken,
    }),
    output: ProviderOutcome,
    errors: [
      'auth.emailUnverified',
      'auth.suspended',
      'auth.tooManyAttempts',
      'auth.twoFactorRequired',
      'oidc.unknownProvider',
      'oidc.unavailable',
      'oidc.denied',
      'oidc.expired',
      'oidc.refused',
      'oidc.emailUnverified',
      'oidc.emailHasAccount',
      'oidc.linkedElsewhere',
      'oidc.alreadyLinked',
      'oidc.notLinked',
      'oidc.notRecent',
    ],
    timeoutMs,
  }),
  /** How the signed-in person signs in. */
  signInWays: procedure({ input: z.object({}), output: SignInWays, actor: ['user'] }),
  /** Unlinks an identity of the signed-in person: it opens nothing any more. */
  unlinkIdentity: procedure({
    input: OwnSession.extend({ id: LinkedIdentityId }),
    output: z.object({}),
    errors: ['auth.stepUpRequired', 'auth.lastWay', 'oidc.notLinked'],
    actor: ['user'],
  }),
}
