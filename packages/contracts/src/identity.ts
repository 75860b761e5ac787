import { z } from 'zod'
import { defineEvents, defineService, procedure } from './define.ts'
import { PersonName } from './person-name.ts'
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

/** A person as strangers see them: by the first name alone. */
export const PublicUser = z.object({
  id: UserId,
  name: z.string(),
  photoUrl: z.string().nullable(),
  /** A few lines about themselves, as written by the person. */
  about: z.string().nullable(),
  memberSince: Instant,
})
export type PublicUser = z.infer<typeof PublicUser>

/** Characters of what a browser keeps to be known again. */
export const longestDeviceProof = 400

/** Where a sign-in comes from; for rate limits and sessions only. */
const Client = z.object({
  ip: z.string().max(64),
  userAgent: z.string().max(400).default(''),
  /** What an earlier sign-in answered as `device`, if the browser kept it. */
  device: z.string().max(longestDeviceProof).optional(),
})

/** The session that the browser presented, if any: signing in again ends it. */
const Presented = z.string().max(200).optional()

/** A fresh session: the token is shown once and stored hashed. */
const NewSession = z.object({
  user: OwnUser,
  roles: z.array(Role),
  token: z.string(),
  expiresAt: Instant,
  /** For the browser to keep: shows next time that this person has signed in here before. Opens nothing. */
  device: z.string().max(longestDeviceProof),
})
export type NewSession = z.infer<typeof NewSession>

/** An address for mail. Blanks around it and capitals make no other address: it is compared without them. */
export const Email = z.string().trim().toLowerCase().max(254).check(z.email())
/** At least six characters, as specified; blank, common and personal ones are refused by identity. */
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
  /** Opens an account and signs in, which ends the session that was presented. Host and both grant the host role. */
  signUp: procedure({
    input: z.object({
      name: PersonName,
      email: Email,
      password: Password,
      rolePreference: RolePreference,
      locale: Locale.default('da'),
      client: Client,
      presented: Presented,
    }),
    output: NewSession,
    errors: [
      'auth.emailTaken',
      'auth.passwordTooCommon',
      'auth.passwordBlank',
      'auth.passwordPersonal',
      'auth.tooManyAttempts',
    ],
  }),
  /** Signs in, which ends the session that was presented; reveals nothing about whether the account exists. */
  signIn: procedure({
    input: z.object({ email: Email, password: z.string().min(1).max(128), client: Client, presented: Presented }),
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
  /** Full names: one's own to everybody signed in, anybody's to admins. All others are left out. */
  namesByIds: procedure({
    input: z.object({ ids: z.array(UserId).max(100) }),
    output: z.object({ names: z.array(z.object({ id: UserId, name: z.string() })) }),
    actor: ['user'],
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
  /** Everybody who ever was suspended, and whether they are, ordered by id: for projections. */
  standings: procedure({
    input: z.object({ after: UserId.nullable() }),
    output: z.object({
      people: z.array(z.object({ userId: UserId, suspended: z.boolean(), revision: z.int() })),
      next: UserId.nullable(),
    }),
    callers: ['listings', 'pricing', 'booking', 'payouts'],
    actor: ['service'],
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
  /** Every service that keeps something of a person follows: homes, bookings, payouts. */
  userSuspended: { version: 1, data: z.object({ userId: UserId }) },
  /** All of it is back. */
  userReactivated: { version: 1, data: z.object({ userId: UserId }) },
})
