import { type Actor, type ActorRule, err, type Procedure } from '@nordbo/contracts'
import type { Claims } from './claims.ts'

const accepts = (rule: ActorRule, actor: Actor): boolean => {
  switch (rule) {
    case 'anyone':
      return actor.kind !== 'service'
    case 'user':
      return actor.kind === 'user'
    case 'admin':
      return actor.kind === 'user' && actor.roles.includes('admin')
    case 'service':
      return actor.kind === 'service'
  }
}

/**
 * Whether a verified caller may use a procedure: undefined if so, else the refusal. A person who is not signed in is asked to
 * sign in (`auth.required`); everyone else is refused (`auth.forbidden`).
 */
export const authorizationError = (procedure: Procedure, claims: Claims | undefined) => {
  if (!claims) return err('auth.forbidden')
  if (!procedure.callers.some((caller) => caller === claims.principal)) return err('auth.forbidden')
  if (procedure.actor.some((rule) => accepts(rule, claims.actor))) return undefined
  return err(claims.actor.kind === 'anonymous' ? 'auth.required' : 'auth.forbidden')
}
