import { type identityService, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { endSession } from './end-session.ts'

type Input = ParsedInputOf<typeof identityService.procedures.signOut>

/** Ends the session of a token. */
export const signOut =
  (deps: Deps) =>
  async ({ token }: Input): Promise<Result<Record<string, never>>> => {
    await endSession(deps, token)
    return ok({})
  }
