import { err, identityEvents, type identityService, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Parts } from '../parts.ts'
import { tellSessionEnded } from './tell-session-ended.ts'

type Suspend = ParsedInputOf<typeof identityService.procedures.suspend>
type Reactivate = ParsedInputOf<typeof identityService.procedures.reactivate>
type Done = Result<Record<string, never>>

/** Suspends a person: their sessions end with it, everywhere within five seconds. */
export const suspend =
  ({ kit, db }: Parts) =>
  async ({ userId, reason }: Suspend, call: Call): Promise<Done> => {
    const done = await call.command(db, async (tx) => {
      const user = await tx.user.findUnique({ where: { id: userId }, select: { suspendedAt: true } })
      if (!user) return err('user.notFound')
      await tx.session.deleteMany({ where: { userId } })
      if (user.suspendedAt) return ok({})
      const { revision } = await tx.user.update({
        where: { id: userId },
        data: { suspendedAt: call.now, suspensionReason: reason, revision: { increment: 1 } },
      })
      await kit.emit(tx, identityEvents.userSuspended, { aggregateId: userId, revision, data: { userId } })
      return ok({})
    })
    if (done.ok) tellSessionEnded(kit, userId, null)
    return done
  }

/** Lifts a suspension. A session that slipped in while it began does not come back to life. */
export const reactivate =
  ({ kit, db }: Parts) =>
  async ({ userId }: Reactivate, call: Call): Promise<Done> =>
    call.command(db, async (tx) => {
      const user = await tx.user.findUnique({ where: { id: userId }, select: { suspendedAt: true } })
      if (!user) return err('user.notFound')
      if (!user.suspendedAt) return ok({})
      await tx.session.deleteMany({ where: { userId } })
      const { revision } = await tx.user.update({
        where: { id: userId },
        data: { suspendedAt: null, suspensionReason: null, revision: { increment: 1 } },
      })
      await kit.emit(tx, identityEvents.userReactivated, { aggregateId: userId, revision, data: { userId } })
      return ok({})
    })
