import type { Actor, ErrorCode, Result, Role } from '@nordbo/contracts'
import { demoUsers } from '../people/demo-users.ts'

/** The options of a call on behalf of a person with these roles. */
export const asPerson = (userId: string, roles: Role[]): { actor: Actor } => ({
  actor: { kind: 'user', userId, roles },
})

/** The options of a call on behalf of the demo administrator. */
export const asAdmin = asPerson(demoUsers.admin.id, ['guest', 'admin'])

/** A service refused a step of the import. */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: ErrorCode

  constructor(step: string, error: { code: ErrorCode }) {
    super(`importing ${step}: ${JSON.stringify(error)}`)
    this.code = error.code
  }
}

/** The value of an answer. @throws Refused; `step` says what was tried */
export const accepted = <T>(step: string, answer: Result<T>): T => {
  if (!answer.ok) throw new Refused(step, answer.error)
  return answer.value
}
