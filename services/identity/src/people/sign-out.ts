import { type identityService, ok, type ParsedInputOf, type Result, sessionTokenHash } from '@nordbo/contracts'
import type { Parts } from '../parts.ts'
import { tellSessionEnded } from './tell-session-ended.ts'

type Input = ParsedInputOf<typeof identityService.procedures.signOut>

/** Ends one session everywhere; an unknown token is no problem. */
export const signOut =
  ({ kit, db }: Parts) =>
  async ({ token }: Input): Promise<Result<Record<string, never>>> => {
    const tokenHash = sessionTokenHash(token)
    const session = await db.client.session.findUnique({ where: { token: tokenHash }, select: { userId: true } })
    if (session) {
      await db.client.session.deleteMany({ where: { token: tokenHash } })
      tellSessionEnded(kit, session.userId, tokenHash)
    }
    return ok({})
  }
