import { err, type identityService, ok, type ParsedInputOf, type Result, type Role } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { grantRole } from './grant-role.ts'

type MakeHost = ParsedInputOf<typeof identityService.procedures.makeHost>
type Roles = Result<{ roles: Role[] }>

const grantHost = async (deps: Deps, tx: Tx, person: string, now: Date): Promise<Roles> =>
  ok({ roles: await grantRole(deps, tx, { person, role: 'host', now }) })

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
