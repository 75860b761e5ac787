import { z } from 'zod'
import { consentProcedures } from '../data-rights/consents.ts'
import { erasureProcedures } from '../data-rights/erasure.ts'
import { exportProcedures } from '../data-rights/exports.ts'
import { defineService, procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { UserId } from '../values/ids.ts'
import { Locale } from '../values/product.ts'
import { requiredText } from '../values/required-text.ts'
import { accountProcedures } from './account.ts'
import { AgreedVersions, agreementProcedures, ShownVersions } from './agreements.ts'
import { deviceProcedures } from './devices.ts'
import { hostTermsProcedures } from './host-terms.ts'
import { mailStopProcedures } from './mail-stops.ts'
import { partnerDocumentProcedures } from './partner-documents.ts'
import { partnerProcedures } from './partners.ts'
import { passkeyProcedures } from './passkeys.ts'
import { PersonName } from './person-name.ts'
import { profileProcedures } from './profile-procedures.ts'
import { pushReaderProcedures } from './push-readers.ts'
import { Role, RolePreference } from './roles.ts'
import { signInProviderProcedures } from './sign-in-providers.ts'
import { stepUpProcedures } from './step-up.ts'
import { twoFactorProcedures } from './two-factor.ts'
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
import { verificationProcedures } from './verification.ts'

/** Sessions that are looked up in one call: those of the lines that a BFF holds open come together. */
export const mostSessionsAtOnce = 500

export const identityService = defineService('identity', {
  ...agreementProcedures,
  ...hostTermsProcedures,
  ...pushReaderProcedures,
  ...exportProcedures,
  ...erasureProcedures,
  ...consentProcedures,
  ...twoFactorProcedures,
  ...passkeyProcedures,
  ...signInProviderProcedures,
  ...verificationProcedures,
  ...partnerProcedures,
  ...partnerDocumentProcedures,
  ...stepUpProcedures,
  ...accountProcedures,
  ...deviceProcedures,
  ...profileProcedures,
  ...mailStopProcedures,
  /** Creates an account and signs in, which ends the presented session. The preferences host and both grant the host role. */
  signUp: procedure({
    input: z.object({
      name: PersonName,
      email: Email,
      password: Password,
      rolePreference: RolePreference,
      locale: Locale.default('da'),
      /** The terms and the privacy policy that the form named. */
      agreed: ShownVersions,
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
  /** Signs in, which ends the presented session. Does not reveal whether the account exists. */
  signIn: procedure({
    input: z.object({
      email: Email,
      password: z.string().min(1).max(128),
      client: SignInClient,
      presented: PresentedToken,
    }),
    output: NewSession,
    errors: ['auth.invalidCredentials', 'auth.suspended', 'auth.tooManyAttempts', 'auth.twoFactorRequired'],
  }),
  /** Ends a session; does nothing for unknown tokens. */
  signOut: procedure({ input: z.object({ token: z.string().max(200) }), output: z.object({}) }),
  /** The session of each token, in their order; null if it is unknown or ended, or its person is suspended. */
  sessionsByTokens: procedure({
    input: z.object({ tokens: z.array(z.string().max(200)).min(1).max(mostSessionsAtOnce) }),
    output: z.object({
      sessions: z.array(
        z
          .object({
            user: OwnUser,
            roles: z.array(Role),
            agreed: AgreedVersions,
            expiresAt: Instant,
            /** Until when sensitive changes need no step-up. Null if the person never confirmed who they are. */
            confirmedUntil: Instant.nullable(),
          })
          .nullable(),
      ),
    }),
  }),
  /** Grants the host role to the signed-in person. */
  becomeHost: procedure({
    input: z.object({}),
    output: z.object({ roles: z.array(Role) }),
    actor: ['user'],
    idempotent: true,
  }),
  /** Grants a person the host role, for example when an admin publishes their home. */
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
  /** Full names: only their own for users, anybody's for admins. Others are left out. */
  namesByIds: procedure({
    input: z.object({ ids: z.array(UserId).max(100) }),
    output: z.object({ names: z.array(z.object({ id: UserId, name: z.string() })) }),
    actor: ['user'],
  }),
  /** Names, mail addresses, phone numbers and languages of people, for services that need their contact data. */
  contactsByIds: procedure({
    input: z.object({ ids: z.array(UserId).max(100) }),
    output: z.object({
      contacts: z.array(
        z.object({
          id: UserId,
          name: z.string(),
          email: z.string(),
          phone: z.string().nullable(),
          locale: Locale,
          /** Whether the person wants mails about more than what they did themselves. */
          wantsNews: z.boolean(),
          /** Whether the person wants mails about messages. A process of the release before does not say. */
          wantsMessages: z.boolean().default(true),
          /** Whether the mail address is proved. Others are not named in mails. A process of the release before does not say. */
          emailVerified: z.boolean().default(true),
          /** Whether the other person of a conversation sees when this person read a message. */
          readReceipts: z.boolean(),
        }),
      ),
    }),
    callers: ['messaging', 'booking'],
    actor: ['service'],
  }),
  /**
   * Those of some people whose first name has the words of a search, and those of the people in `known`, whose full name the searcher may see,
   * whose full name has them. Words may be cut off, and letters count without case and accents.
   */
  peopleNamed: procedure({
    input: z.object({
      ids: z.array(UserId).max(500),
      known: z.array(UserId).max(500),
      q: z.string().min(1).max(100),
    }),
    output: z.object({ first: z.array(UserId), full: z.array(UserId) }),
    callers: ['messaging'],
    actor: ['service'],
  }),
  /** Whether a person is active, with their roles. Commands on money or roles call it instead of trusting a cache. */
  standing: procedure({
    input: z.object({ userId: UserId }),
    output: z.object({ active: z.boolean(), roles: z.array(Role) }),
    callers: ['bff'],
    actor: ['anyone', 'service'],
  }),
  /** Suspends a person. All their sessions end within 5 s. */
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
  /** Everybody who was ever suspended, with the current state, ordered by id; for projections. */
  standings: procedure({
    input: z.object({ after: UserId.nullable() }),
    output: z.object({
      people: z.array(z.object({ userId: UserId, suspended: z.boolean(), revision: z.int() })),
      next: UserId.nullable(),
    }),
    callers: ['listings', 'pricing', 'booking', 'payouts', 'messaging'],
    actor: ['service'],
  }),
  /** Sandbox only: imports people of the demo market, repeatable. Returns how many were new. */
  importUsers: procedure({
    input: z.object({ users: z.array(ImportedUser).max(200) }),
    output: z.object({ created: z.int() }),
    errors: ['sandbox.only'],
    callers: ['bff'],
    actor: ['admin'],
    timeoutMs: 60_000,
  }),
})
