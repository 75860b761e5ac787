import { err, identityEvents, type identityService, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { announceSessionEnded } from './announce-session-ended.ts'

type Suspend = ParsedInputOf<typeof identityService.procedures.suspend>
type Reactivate = ParsedInputOf<typeof identityService.procedures.reactivate>
type Done = Result<Record<string, never>>

/** Stores the start or end of a suspension. Returns the revision of its event. */
const storeStanding = async (
  tx: Tx,
  id: string,
  data: { suspendedAt: Date | null; suspensionReason: string | null },
): Promise<number> => {
  const { revision } = await tx.user.update({ where: { id }, data: { ...data, revision: { increment: 1 } } })
  await tx.user.update({ where: { id }, data: { standingRevision: revision } })
  return revision
}

/** Suspends a person. Their sessions end everywhere within five seconds. */
export const suspend =
  ({ kit, db }: Deps) =>
  async ({ userId, reason }: Suspend, call: Call): Promise<Done> => {
    const done = await call.command(db, async (tx) => {
      const user = await tx.user.findUnique({ where: { id: userId }, select: { suspendedAt: true } })
      if (!user) return err('user.notFound')
      await tx.session.deleteMany({ where: { userId } })
      if (user.suspendedAt) return ok({})
      const revision = await storeStanding(tx, userId, { suspendedAt: call.now, suspensionReason: reason })
      await kit.emit(tx, identityEvents.userSuspended, { aggregateId: userId, revision, data: { userId } })
      return ok({})
    })
    if (done.ok) announceSessionEnded(kit, userId, null)
    return done
  }

/** Ends a suspension. Deletes sessions that were opened while it began. */
export const reactivate =
  ({ kit, db }: Deps) =>
  async ({ userId }: Reactivate, call: Call): Promise<Done> =>
    call.command(db, async (tx) => {
      const user = await tx.user.findUnique({ where: { id: userId }, select: { suspendedAt: true } })
      if (!user) return err('user.notFound')
      if (!user.suspendedAt) return ok({})
      await tx.session.deleteMany({ where: { userId } })
      const revision = await storeStanding(tx, userId, { suspendedAt: null, suspensionReason: null })
      await kit.emit(tx, identityEvents.userReactivated, { aggregateId: userId, revision, data: { userId } })
      return ok({})
    })
