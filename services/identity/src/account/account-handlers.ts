import type { Deps } from '../core/deps.ts'
import { accountLetter } from './account-letter.ts'
import { changeEmail, confirmEmailChange, undoEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword, resetPassword } from './forgotten-password.ts'
import { pendingEmailChange } from './pending-email-change.ts'
import { sendTestNotification } from './test-notification.ts'
import { resendVerification, verifyEmail, verifyInSandbox } from './verify-email.ts'

/** The procedures about mail addresses and passwords. */
export const accountHandlers = (deps: Deps) => ({
  verifyEmail: verifyEmail(deps),
  resendVerification: resendVerification(deps),
  verifyInSandbox: verifyInSandbox(deps),
  forgotPassword: forgotPassword(deps),
  resetPassword: resetPassword(deps),
  changePassword: changePassword(deps),
  changeEmail: changeEmail(deps),
  confirmEmailChange: confirmEmailChange(deps),
  undoEmailChange: undoEmailChange(deps),
  pendingEmailChange: pendingEmailChange(deps),
  sendTestNotification: sendTestNotification(deps),
  accountLetter: accountLetter(deps),
})
