import { sessionTokenHash } from '@nordbo/contracts'
import type { Deps } from '../deps.ts'
import { tellSessionEnded } from './tell-session-ended.ts'

/** Ends one session everywhere; an unknown token is no problem. */
export const endSession = async ({ kit, db }: Pick<Deps, 'kit' | 'db'>, token: string): Promise<void> => {
  const tokenHash = sessionTokenHash(token)
  const session = await db.client.session.findUnique({ where: { token: tokenHash }, select: { userId: true } })
  if (!session) return
  await db.client.session.deleteMany({ where: { token: tokenHash } })
  tellSessionEnded(kit, session.userId, tokenHash)
}
