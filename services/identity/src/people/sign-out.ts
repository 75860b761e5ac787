import { type identityService, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Parts } from '../parts.ts'
import { endSession } from './end-session.ts'

type Input = ParsedInputOf<typeof identityService.procedures.signOut>

/** Ends the session of a token. */
export const signOut =
  (parts: Parts) =>
  async ({ token }: Input): Promise<Result<Record<string, never>>> => {
    await endSession(parts, token)
    return ok({})
  }
