import { err, type identityService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { checkOwnPassword } from './check-password.ts'
import { confirmedUntil, confirmSession } from './confirmation.ts'

type Procedure = (typeof identityService.procedures)['stepUp']

/** Confirms the session of the signed-in person with their password (docs/product/people.md, Step-up). */
export const stepUp =
  (deps: Deps) =>
  async (input: ParsedInputOf<Procedure>, { actor }: Call): Promise<Result<OutputOf<Procedure>>> => {
    const userId = personOf(actor)
    const right = await checkOwnPassword(deps, userId, input)
    if (!right.ok) return right
    const confirmedAt = await confirmSession(deps.db.client, userId, input.session)
    if (!confirmedAt) return err('auth.required')
    return ok({ confirmedUntil: confirmedUntil(confirmedAt, deps.config).toISOString() })
  }
