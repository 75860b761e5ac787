import { sessionTokenHash } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { announceSessionEnded } from './announce-session-ended.ts'

/** Ends one session everywhere. Ignores an unknown token. */
export const endSession = async ({ kit, db }: Pick<Deps, 'kit' | 'db'>, token: string): Promise<void> => {
  const tokenHash = sessionTokenHash(token)
  const session = await db.client.session.findUnique({ where: { token: tokenHash }, select: { userId: true } })
  if (!session) return
  await db.client.session.deleteMany({ where: { token: tokenHash } })
  announceSessionEnded(kit, session.userId, tokenHash)
}
