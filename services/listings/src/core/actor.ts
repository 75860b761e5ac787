import { type Actor, err, ok, type Result } from '@nordbo/contracts'

/** The id of the signed-in person; `auth.required` for other actors. */
export const personOf = (actor: Actor): Result<string> =>
  actor.kind === 'user' ? ok(actor.userId) : err('auth.required')
