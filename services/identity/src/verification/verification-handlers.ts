import type { Deps } from '../core/deps.ts'
import { decideVerification } from './decide-verification.ts'
import { mayRequestVerification, requestVerification } from './request-verification.ts'
import { findDocument, listVerifications, showVerification } from './show-verification.ts'

/** The procedures about the verification of identities. */
export const verificationHandlers = (deps: Deps) => ({
  verification: showVerification(deps),
  mayRequestVerification: mayRequestVerification(deps),
  requestVerification: requestVerification(deps),
  verifications: listVerifications(deps),
  verificationDocument: findDocument(deps),
  decideVerification: decideVerification(deps),
})
