import { type Actor, err, ok, type Result } from '@nordbo/contracts'

/** The signed-in person; a refusal for everybody else. */
export const personOf = (actor: Actor): Result<string> =>
  actor.kind === 'user' ? ok(actor.userId) : err('auth.required')
