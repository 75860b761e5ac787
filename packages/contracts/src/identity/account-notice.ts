import { z } from 'zod'

/** What a person is told by mail about their account. */
export const AccountNotice = z.enum([
  'welcome',
  'verifyEmail',
  'resetPassword',
  'passwordChanged',
  'confirmOldEmail',
  'confirmNewEmail',
  'emailChanged',
  'newDevice',
  'testNotification',
])
export type AccountNotice = z.infer<typeof AccountNotice>

/** A change of what a person signs in with beside the password. */
export const CredentialChange = z.enum([
  'twoFactorOn',
  'twoFactorOff',
  'recoveryCodesRenewed',
  'passkeyAdded',
  'passkeyRemoved',
  'identityLinked',
  'identityUnlinked',
])
export type CredentialChange = z.infer<typeof CredentialChange>

/** What a letter about an account says. */
export const AccountLetterSubject = z.enum([...AccountNotice.options, ...CredentialChange.options])
export type AccountLetterSubject = z.infer<typeof AccountLetterSubject>
