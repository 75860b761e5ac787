import { identityEvents, type Role, UserId } from '@nordbo/contracts'
import type { Deps, Tx } from '../core/deps.ts'
import { toRoleList } from './person.ts'

/** The revision of an event about a person's roles. */
const nextRevision = async (tx: Tx, id: string): Promise<number> =>
  (await tx.user.update({ where: { id }, data: { revision: { increment: 1 } } })).revision

/** Gives a person a role; having it already changes nothing. Returns all roles of the person. */
export const grantRole = async (
  { kit }: Pick<Deps, 'kit'>,
  tx: Tx,
  { person, role, now }: { person: string; role: Role; now: Date },
): Promise<Role[]> => {
  const userId = UserId.parse(person)
  const { count } = await tx.userRole.createMany({ data: [{ userId, role, grantedAt: now }], skipDuplicates: true })
  if (count > 0) {
    const revision = await nextRevision(tx, userId)
    await kit.emit(tx, identityEvents.roleGranted, { aggregateId: userId, revision, data: { userId, role } })
  }
  return toRoleList(await tx.userRole.findMany({ where: { userId } }))
}

/** Takes a role from a person. Returns whether they had it. */
export const withdrawRole = async (
  { kit }: Pick<Deps, 'kit'>,
  tx: Tx,
  { person, role }: { person: string; role: Role },
): Promise<boolean> => {
  const userId = UserId.parse(person)
  const { count } = await tx.userRole.deleteMany({ where: { userId, role } })
  if (count === 0) return false
  const revision = await nextRevision(tx, userId)
  await kit.emit(tx, identityEvents.roleWithdrawn, { aggregateId: userId, revision, data: { userId, role } })
  return true
}
