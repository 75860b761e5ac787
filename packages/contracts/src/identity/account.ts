import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { UserId } from '../values/ids.ts'
import { AccountLetterSubject } from './account-notice.ts'
import { DeviceName } from './devices.ts'
import { Email, NewSession, Password, SessionToken } from './users.ts'

/** The token of a link in a mail. */
export const MailToken = z.string().min(16).max(200)

/** What a letter about an account is written from. */
export const AccountLetter = z.object({
  to: z.object({ id: UserId, name: z.string(), email: z.string(), locale: z.string() }),
  /** The token of its link, which is stored hashed and can be used once. Null for a letter without such a link. */
  token: z.string().nullable(),
  /** The address that the account shall have, or has. */
  newEmail: z.string().nullable(),
  /** Where the person signed in. */
  device: z.object({ name: DeviceName, network: z.string(), at: Instant }).nullable(),
})
export type AccountLetter = z.infer<typeof AccountLetter>

/** A change of an address that waits for its confirmations. */
export const PendingEmailChange = z.object({
  email: z.string(),
  oldConfirmed: z.boolean(),
  newConfirmed: z.boolean(),
})

const Person = z.object({ userId: UserId })

/** Procedures about mail addresses and passwords (docs/product/people.md, Mail verification and following). */
export const accountProcedures = {
  /** Verifies the mail address that the link was sent to. */
  verifyEmail: procedure({ input: z.object({ token: MailToken }), output: Person, errors: ['auth.linkInvalid'] }),
  /** Sends the link again. Does nothing when the address is verified. */
  resendVerification: procedure({
    input: z.object({}),
    output: z.object({}),
    errors: ['auth.tooManyAttempts'],
    actor: ['user'],
  }),
  /** Sandbox only: verifies the mail address of the signed-in person. */
  verifyInSandbox: procedure({
    input: z.object({}),
    output: z.object({}),
    errors: ['sandbox.only'],
    actor: ['user'],
  }),
  /** Sends a link for a new password. Reveals nothing about accounts: the same answer, after the same time, for every address. */
  forgotPassword: procedure({
    input: z.object({ email: Email, ip: z.string().max(64) }),
    output: z.object({}),
    errors: ['auth.tooManyAttempts'],
  }),
  /** Sets the password of a link's person and ends all their sessions. A refused password leaves the link as it is. */
  resetPassword: procedure({
    input: z.object({ token: MailToken, password: Password, ip: z.string().max(64) }),
    output: Person,
    errors: ['auth.linkInvalid', 'auth.passwordTooCommon', 'auth.passwordBlank', 'auth.passwordPersonal'],
  }),
  /** Changes the signed-in person's password. Ends their other sessions and renews this one. */
  changePassword: procedure({
    input: z.object({ session: SessionToken, currentPassword: z.string().min(1).max(128), newPassword: Password }),
    output: NewSession.pick({ token: true, expiresAt: true }),
    errors: [
      'auth.passwordWrong',
      'auth.passwordTooCommon',
      'auth.passwordBlank',
      'auth.passwordPersonal',
      'auth.tooManyAttempts',
    ],
    actor: ['user'],
  }),
  /** Begins a change of the signed-in person's address, which both addresses must confirm. Does not reveal a taken address. */
  changeEmail: procedure({
    input: z.object({ session: SessionToken, email: Email }),
    output: z.object({}),
    errors: ['auth.stepUpRequired', 'auth.emailUnchanged', 'auth.tooManyAttempts'],
    actor: ['user'],
  }),
  /** The signed-in person's change that waits for confirmations; null when there is none, or its links have expired. */
  pendingEmailChange: procedure({
    input: z.object({}),
    output: z.object({ pending: PendingEmailChange.nullable() }),
    actor: ['user'],
  }),
  /** Mails the signed-in person a notification, so that they see that mails arrive. */
  sendTestNotification: procedure({
    input: z.object({}),
    output: z.object({}),
    errors: ['auth.tooManyAttempts'],
    actor: ['user'],
  }),
  /** Confirms a change for the address that the link was sent to. The second confirmation changes the address. */
  confirmEmailChange: procedure({
    input: z.object({ token: MailToken }),
    output: Person.extend({ changed: z.boolean() }),
    errors: ['auth.linkInvalid', 'auth.emailTaken'],
  }),
  /** Gives an account its former address back and ends all sessions. */
  undoEmailChange: procedure({
    input: z.object({ token: MailToken }),
    output: Person,
    errors: ['auth.linkInvalid', 'auth.emailTaken'],
  }),
  /** What a letter is written from, with a new token; null when it is no longer due. Asked right before it is sent. */
  accountLetter: procedure({
    input: z.object({ userId: UserId, notice: AccountLetterSubject, noticeId: z.uuid() }),
    output: z.object({ letter: AccountLetter.nullable() }),
    callers: ['messaging'],
    actor: ['service'],
  }),
}
