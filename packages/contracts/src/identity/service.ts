import { z } from 'zod'
import { defineService, procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { UserId } from '../values/ids.ts'
import { Locale } from '../values/product.ts'
import { requiredText } from '../values/required-text.ts'
import { PersonName } from './person-name.ts'
import { Role, RolePreference } from './roles.ts'
import {
  Email,
  ImportedUser,
  NewSession,
  OwnUser,
  Password,
  PresentedToken,
  PublicUser,
  SignInClient,
} from './users.ts'

export const identityService = defineService('identity', {
  /** Opens an account and signs in, which ends the session that was presented. Host and both grant the host role. */
  signUp: procedure({
    input: z.object({
      name: PersonName,
      email: Email,
      password: Password,
      rolePreference: RolePreference,
      locale: Locale.default('da'),
      client: SignInClient,
      presented: PresentedToken,
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
    input: z.object({
      email: Email,
      password: z.string().min(1).max(128),
      client: SignInClient,
      presented: PresentedToken,
    }),
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
  /** Public profiles of people, in any order; unknown ids are left out. */
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
