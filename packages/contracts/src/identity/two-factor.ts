import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { NewSession, PresentedToken, SignInClient } from './users.ts'

/** A code of an authenticator app: six digits, which some apps write in two groups. */
export const AppCode = z
  .string()
  .trim()
  .regex(/^\d{3}\s?\d{3}$/)

/** A recovery code, with or without its dash. */
export const RecoveryCode = z.string().trim().min(10).max(20)

/** The second factor of a sign-in: a code of the app, or a recovery code. */
export const SecondFactor = z.union([z.strictObject({ code: AppCode }), z.strictObject({ recoveryCode: RecoveryCode })])
export type SecondFactor = z.infer<typeof SecondFactor>

/** Whether a person signs in with two factors. */
export const TwoFactorState = z.object({
  enabled: z.boolean(),
  enabledAt: Instant.nullable(),
  recoveryCodesLeft: z.int(),
})
export type TwoFactorState = z.infer<typeof TwoFactorState>

/** What an authenticator app needs: the address of the QR code, and the same key as text. */
export const AppSecret = z.object({ uri: z.string(), key: z.string() })

/** Recovery codes. They are shown once and stored hashed. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** A token of the caller's session: sensitive changes ask how lately it was confirmed. */
export const OwnSession = z.object({ session: z.string().max(200) })

/** Longest proof of a begun sign-in, characters. */
export const longestProof = 200

/**
 * Procedures about two-factor sign-in (docs/product/people.md, Two-factor). Those that answer with secrets are not idempotent, because
 * answers under a key are stored.
 */
export const twoFactorProcedures = {
  /** Whether the signed-in person uses two factors. */
  twoFactor: procedure({ input: z.object({}), output: TwoFactorState, actor: ['user'] }),
  /** Makes a new secret for the person's app. It counts once a code confirms it. */
  startTwoFactor: procedure({
    input: OwnSession,
    output: AppSecret,
    errors: ['auth.stepUpRequired', 'twoFactor.alreadyOn'],
    actor: ['user'],
  }),
  /** Turns two-factor on with the first code of the app. */
  confirmTwoFactor: procedure({
    input: OwnSession.extend({ code: AppCode }),
    output: RecoveryCodes,
    errors: [
      'auth.stepUpRequired',
      'auth.codeInvalid',
      'auth.tooManyAttempts',
      'twoFactor.alreadyOn',
      'twoFactor.notStarted',
    ],
    actor: ['user'],
  }),
  /** Turns two-factor off and deletes secret and recovery codes. */
  disableTwoFactor: procedure({
    input: OwnSession,
    output: TwoFactorState,
    errors: ['auth.stepUpRequired'],
    actor: ['user'],
  }),
  /** Replaces the recovery codes. */
  newRecoveryCodes: procedure({
    input: OwnSession,
    output: RecoveryCodes,
    errors: ['auth.stepUpRequired', 'twoFactor.off'],
    actor: ['user'],
  }),
  /** Finishes a sign-in that `signIn` refused with `auth.twoFactorRequired`, whose `proof` this is. */
  finishSignIn: procedure({
    input: z.object({
      proof: z.string().max(longestProof),
      factor: SecondFactor,
      client: SignInClient,
      presented: PresentedToken,
    }),
    output: NewSession,
    errors: ['auth.codeInvalid', 'auth.signInExpired', 'auth.suspended', 'auth.tooManyAttempts'],
  }),
}
