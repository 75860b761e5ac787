import type { Actor, Result, Role } from '@nordbo/contracts'
import { demoUsers } from '../people/demo-users.ts'

/** The options of a call on behalf of a person with these roles. */
export const asPerson = (userId: string, roles: Role[]): { actor: Actor } => ({
  actor: { kind: 'user', userId, roles },
})

/** The options of a call on behalf of the demo administrator. */
export const asAdmin = asPerson(demoUsers.admin.id, ['guest', 'admin'])

/** The value of an answer. @throws when a service refused; `what` says what was tried */
export const accepted = <T>(what: string, answer: Result<T>): T => {
  if (!answer.ok) throw new Error(`importing ${what}: ${JSON.stringify(answer.error)}`)
  return answer.value
}
