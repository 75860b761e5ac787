import { err, type NewSession, ok, type Result, sessionTokenHash } from '@nordbo/contracts'
import type { Prisma } from '../generated/prisma/client.ts'
import { ownUser, roleList } from './person.ts'

/** A session that was just opened, with its person; refused, and ended, when the person is suspended. */
export const newSession = async (
  tables: Pick<Prisma.TransactionClient, 'session'>,
  token: string | null,
): Promise<Result<Omit<NewSession, 'device'>>> => {
  if (token === null) throw new Error('better-auth opened no session')
  const { user, expiresAt, id } = await tables.session.findUniqueOrThrow({
    where: { token: sessionTokenHash(token) },
    select: { id: true, expiresAt: true, user: { include: { roles: { select: { role: true } } } } },
  })
  if (user.suspendedAt !== null) {
    await tables.session.delete({ where: { id } })
    return err('auth.suspended')
  }
  return ok({ user: ownUser(user), roles: roleList(user.roles), token, expiresAt: expiresAt.toISOString() })
}
