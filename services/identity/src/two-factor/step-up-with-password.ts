import {
  err,
  type identityService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  sessionTokenHash,
} from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { checkOwnPassword } from '../step-up/check-password.ts'
import { confirmedUntil, confirmSession } from '../step-up/confirmation.ts'
import { guessLimit } from './guess-limits.ts'
import { acceptSecondFactor, counted, usesTwoFactor } from './second-factor.ts'

type Procedure = (typeof identityService.procedures)['stepUp']
type Input = ParsedInputOf<Procedure>

/**
 * Accepts the second factor of a person who uses two. Wrong ones are counted for the session that tries them, as wrong passwords are: somebody
 * who guesses there keeps the person out of no other.
 */
const checkSecondFactor = async (
  deps: Deps,
  userId: string,
  { session, factor }: Pick<Input, 'session' | 'factor'>,
): Promise<Result<null>> => {
  const { config, db } = deps
  if (!(await usesTwoFactor(db.client, userId))) return ok(null)
  if (!factor) return err('auth.twoFactorRequired')
  const limit = guessLimit(config, { userId, device: `step-up ${sessionTokenHash(session)}` })
  return counted(deps, limit, () => db.transaction((tx) => acceptSecondFactor(deps, tx, userId, factor)))
}

/** Confirms the session of the signed-in person with their password, and with their second factor if they use two (docs/product/people.md, Step-up). */
export const stepUp =
  (deps: Deps) =>
  async (input: Input, { actor }: Call): Promise<Result<OutputOf<Procedure>>> => {
    const userId = personOf(actor)
    const right = await checkOwnPassword(deps, userId, input)
    if (!right.ok) return right
    const accepted = await checkSecondFactor(deps, userId, input)
    if (!accepted.ok) return accepted
    const confirmedAt = await confirmSession(deps.db.client, userId, input.session)
    if (!confirmedAt) return err('auth.required')
    return ok({ confirmedUntil: confirmedUntil(confirmedAt, deps.config).toISOString() })
  }
