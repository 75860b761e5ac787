import { err, identityEvents, ok, type Result, type Role } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Parts } from '../parts.ts'
import { roleList } from './person.ts'

/** Gives the signed-in person the host role; having it already changes nothing. */
export const becomeHost =
  ({ kit, db }: Parts) =>
  async (_input: Record<string, never>, call: Call): Promise<Result<{ roles: Role[] }>> => {
    const { actor } = call
    if (actor.kind !== 'user') return err('auth.required')
    return call.command(db, async (tx) => {
      const { userId } = actor
      const standing = await tx.user.findUnique({ where: { id: userId }, select: { suspendedAt: true } })
      if (!standing) return err('auth.required')
      if (standing.suspendedAt) return err('auth.suspended')
      const granted = await tx.userRole.createMany({
        data: [{ userId, role: 'host', grantedAt: call.now }],
        skipDuplicates: true,
      })
      if (granted.count > 0) {
        const { revision } = await tx.user.update({ where: { id: userId }, data: { revision: { increment: 1 } } })
        await kit.emit(tx, identityEvents.roleGranted, {
          aggregateId: userId,
          revision,
          data: { userId, role: 'host' },
        })
      }
      return ok({ roles: roleList(await tx.userRole.findMany({ where: { userId } })) })
    })
  }
