import {
  err,
  identityEvents,
  type identityService,
  ok,
  type ParsedInputOf,
  type Result,
  type Role,
  UserId,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { toRoleList } from './person.ts'

type MakeHost = ParsedInputOf<typeof identityService.procedures.makeHost>
type Roles = Result<{ roles: Role[] }>

const grantHost = async ({ kit }: Deps, tx: Tx, person: string, now: Date): Promise<Roles> => {
  const userId = UserId.parse(person)
  const granted = await tx.userRole.createMany({
    data: [{ userId, role: 'host', grantedAt: now }],
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
  return ok({ roles: toRoleList(await tx.userRole.findMany({ where: { userId } })) })
}

/** Gives the signed-in person the host role; having it already changes nothing. */
export const becomeHost =
  (deps: Deps) =>
  async (_input: Record<string, never>, call: Call): Promise<Roles> => {
    const { actor } = call
    if (actor.kind !== 'user') return err('auth.required')
    return call.command(deps.db, async (tx) => {
      const { userId } = actor
      const standing = await tx.user.findUnique({ where: { id: userId }, select: { suspendedAt: true } })
      if (!standing) return err('auth.required')
      if (standing.suspendedAt) return err('auth.suspended')
      return grantHost(deps, tx, userId, call.now)
    })
  }

/** Gives a person the host role on behalf of an administrator. Suspended people get it, too. */
export const makeHost =
  (deps: Deps) =>
  async ({ userId }: MakeHost, call: Call): Promise<Roles> =>
    call.command(deps.db, async (tx) =>
      (await tx.user.count({ where: { id: userId } })) > 0
        ? grantHost(deps, tx, userId, call.now)
        : err('user.notFound'),
    )
