import { err, type NewSession, ok, type Result, sessionTokenHash } from '@nordbo/contracts'
import type { Prisma } from '../generated/prisma/client.ts'
import { toOwnUser, toRoleList } from './person.ts'

/** The new session with its person. Ends it and refuses if the person is suspended. */
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
  return ok({ user: toOwnUser(user), roles: toRoleList(user.roles), token, expiresAt: expiresAt.toISOString() })
}
