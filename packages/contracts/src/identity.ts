import { z } from 'zod'
import { defineEvents, defineService, procedure } from './define.ts'
import { requiredText } from './required-text.ts'
import { Instant, Locale, Role, RolePreference, UserId } from './vocabulary.ts'

/** A person as they see themselves. */
export const OwnUser = z.object({
  id: UserId,
  name: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  locale: Locale,
  createdAt: Instant,
})
export type OwnUser = z.infer<typeof OwnUser>

/** A person as strangers see them. */
export const PublicUser = z.object({
  id: UserId,
  name: z.string(),
  photoUrl: z.string().nullable(),
  /** A few lines about themselves, as written by the person. */
  about: z.string().nullable(),
  memberSince: Instant,
})
export type PublicUser = z.infer<typeof PublicUser>

/** Where a sign-in comes from; for rate limits and sessions only. */
const Client = z.object({ ip: z.string().max(64), userAgent: z.string().max(400).default('') })

/** A fresh session: the token is shown once and stored hashed. */
const NewSession = z.object({ user: OwnUser, roles: z.array(Role), token: z.string(), expiresAt: Instant })
export type NewSession = z.infer<typeof NewSession>

/** A real person's name; trimmed. */
export const PersonName = requiredText(100)
/** What somebody is called by; empty where nothing is known of them. */
export const firstName = (name: string | undefined): string => name?.trim().split(/\s+/)[0] ?? ''
/** An address for mail. Blanks around it and capitals make no other address: it is compared without them. */
export const Email = z.string().trim().toLowerCase().max(254).check(z.email())
/** At least six characters, as specified; the most common ones are refused by identity. */
export const Password = z.string().min(6).max(128)

/** A person of the demo market or of a migration. */
export const ImportedUser = z.object({
  id: UserId,
  name: PersonName,
  email: Email,
  password: Password,
  roles: z.array(Role).min(1),
  about: z.string().max(1_000).nullable().default(null),
  locale: Locale.default('da'),
  memberSince: Instant,
})

export const identityService = defineService('identity', {
  /** Opens an account and signs in. Host and both grant the host role. */
  signUp: procedure({
    input: z.object({
      name: PersonName,
      email: Email,
      password: Password,
      rolePreference: RolePreference,
      locale: Locale.default('da'),
      client: Client,
    }),
    output: NewSession,
    errors: ['auth.emailTaken', 'auth.passwordTooCommon', 'auth.tooManyAttempts'],
  }),
  /** Signs in; reveals nothing about whether the account exists. */
  signIn: procedure({
    input: z.object({ email: Email, password: z.string().min(1).max(128), client: Client }),
    output: NewSession,
    errors: ['auth.invalidCredentials', 'auth.suspended', 'auth.tooManyAttempts'],
  }),
  /** Ends a session; unknown tokens are fine. */
  signOut: procedure({ input: z.object({ token: z.string().max(200) }), output: z.object({}) }),
  /** Who holds this token; null when it is unknown, ended or of a suspended person. */
  session: procedure({
    input: z.object({ token: z.string().max(200) }),
    output: z.object({ session: z.object({ user: OwnUser, roles: z.array(Role), expiresAt: Instant }).nullable() }),
  }),
  /** The signed-in person becomes a host. */
  becomeHost: procedure({
    input: z.object({}),
    output: z.object({ roles: z.array(Role) }),
    actor: ['user'],
    idempotent: true,
  }),
  /** Gives somebody the host role: whose home an admin opens to guests is a host. */
  makeHost: procedure({
    input: z.object({ userId: UserId }),
    output: z.object({ roles: z.array(Role) }),
    errors: ['user.notFound'],
    actor: ['admin'],
    idempotent: true,
  }),
  /** Public faces of people, in any order; unknown ids are left out. */
  usersByIds: procedure({
    input: z.object({ ids: z.array(UserId).max(100) }),
    output: z.object({ users: z.array(PublicUser) }),
    callers: ['bff', 'messaging'],
    actor: ['anyone', 'service'],
  }),
  /** Mail address and language of people, for services that write to them. */
  contactsByIds: procedure({
    input: z.object({ ids: z.array(UserId).max(100) }),
    output: z.object({
      contacts: z.array(z.object({ id: UserId, name: z.string(), email: z.string(), locale: Locale })),
    }),
    callers: ['messaging', 'booking'],
    actor: ['service'],
  }),
  /** Is this person in good standing? Commands on money or roles ask again, whatever a cache says. */
  standing: procedure({
    input: z.object({ userId: UserId }),
    output: z.object({ active: z.boolean(), roles: z.array(Role) }),
    callers: ['bff', 'booking'],
    actor: ['anyone', 'service'],
  }),
  /** Suspends a person: sessions end everywhere within 5 s. */
  suspend: procedure({
    input: z.object({ userId: UserId, reason: requiredText(500) }),
    output: z.object({}),
    errors: ['user.notFound'],
    actor: ['admin'],
    idempotent: true,
  }),
  /** Lifts a suspension. */
  reactivate: procedure({
    input: z.object({ userId: UserId }),
    output: z.object({}),
    errors: ['user.notFound'],
    actor: ['admin'],
    idempotent: true,
  }),
  /** Sandbox only: people of the demo market, repeatable. Answers how many were new. */
  importUsers: procedure({
    input: z.object({ users: z.array(ImportedUser).max(200) }),
    output: z.object({ created: z.int() }),
    errors: ['sandbox.only'],
    callers: ['bff'],
    actor: ['admin'],
    timeoutMs: 60_000,
  }),
})

export const identityEvents = defineEvents('identity', {
  userRegistered: { version: 1, data: z.object({ userId: UserId, roles: z.array(Role) }) },
  /** Came with the demo market or a migration, not by themselves: nobody is welcomed by mail. */
  userImported: { version: 1, data: z.object({ userId: UserId, roles: z.array(Role) }) },
  roleGranted: { version: 1, data: z.object({ userId: UserId, role: Role }) },
  userSuspended: { version: 1, data: z.object({ userId: UserId }) },
  userReactivated: { version: 1, data: z.object({ userId: UserId }) },
})
