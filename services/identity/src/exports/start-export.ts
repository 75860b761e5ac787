import { randomUUID } from 'node:crypto'
import { err, exportsADay, exportWithinHours, identityEvents, type identityService, ok } from '@nordbo/contracts'
import { type Handlers, personOf, storePersonRequest } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'

const dayMs = 24 * 3_600_000

/** The person's archive that is being made; undefined for none. Other requests of the person wait for the end of the transaction. */
const findRunning = async (tx: Tx, userId: string): Promise<string | undefined> => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`export ${userId}`}, 0))`
  const running = await tx.dataExport.findFirst({
    where: { userId, status: { in: ['collecting', 'packing'] } },
    select: { id: true },
  })
  return running?.id
}

/** Seconds until the person may ask for another archive; 0 if they may now. */
const secondsToWait = async (tx: Tx, userId: string, now: Date): Promise<number> => {
  const asked = await tx.dataExport.findMany({
    where: { userId, requestedAt: { gt: new Date(now.getTime() - dayMs) } },
    orderBy: { requestedAt: 'desc' },
    select: { requestedAt: true },
    take: exportsADay,
  })
  const first = asked[exportsADay - 1]
  return first ? Math.ceil((first.requestedAt.getTime() + dayMs - now.getTime()) / 1_000) : 0
}

/** Begins an archive, unless one is being made already (docs/product/data-rights.md, Export). */
export const startExport =
  ({
    kit,
    db,
    alarms,
  }: Pick<Deps, 'kit' | 'db' | 'alarms'>): Handlers<(typeof identityService)['procedures']>['startExport'] =>
  async (_input, { actor, now, command }) => {
    const userId = personOf(actor)
    const done = await command(db, async (tx) => {
      const running = await findRunning(tx, userId)
      if (running) return ok({ id: running })
      const retryAfterSeconds = await secondsToWait(tx, userId, now)
      if (retryAfterSeconds > 0) return err('export.tooMany', { most: exportsADay, retryAfterSeconds })
      const id = randomUUID()
      const dueAt = new Date(now.getTime() + exportWithinHours * 3_600_000)
      await tx.dataExport.create({ data: { id, userId, status: 'collecting', requestedAt: now, dueAt } })
      await storePersonRequest(tx, { id, kind: 'export', personId: userId }, now)
      const data = { exportId: id, userId }
      await kit.emit(tx, identityEvents.exportRequested, { aggregateId: id, revision: 1, data })
      return ok({ id })
    })
    if (done.ok) await alarms.set([{ kind: 'personalData', id: done.value.id, at: now }])
    return done
  }
