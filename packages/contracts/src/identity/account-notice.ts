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
