import { randomUUID } from 'node:crypto'
import { type Actor, err, ok } from '@nordbo/contracts'
import { z } from 'zod'
import {
  type Call,
  type Database,
  type DriverSql,
  type Kit,
  type KitConfig,
  openKit,
  type SqlClient,
  type Timer,
  type TxOf,
} from '../../src/index.ts'
import { counted, counting } from './contracts.ts'
import { Prisma, PrismaClient } from './src/generated/prisma/client.ts'

/** The counting service while it runs. */
export interface CountingService {
  kit: Kit
  /** Lets `linger` answer. */
  release(): void
  /** Resolves when `linger` has begun. */
  lingering: Promise<void>
  count(id: string): Promise<number | undefined>
  /** Makes the next attempt to meet a thing's deadline fail. */
  stumble(id: string): void
  /** When the deadline of a thing was met. */
  firedAt(id: string): Promise<Date | null | undefined>
  stop(): Promise<void>
}

/** A signed-in guest. */
export const guestActor = { kind: 'user', userId: randomUUID(), roles: ['guest'] } satisfies Actor

/** Emits that a thing has a new count; returns the count. */
const emitChange = async (
  kit: Kit,
  tx: SqlClient,
  { id, count, revision }: { id: string; count: number; revision: number },
): Promise<number> => {
  const notify = [{ userId: guestActor.userId, type: 'thing.changed', id, revision }]
  await kit.emit(tx, counted.changed, { aggregateId: id, revision, data: { count }, notify })
  return count
}

/** Adds to a thing and emits the change; returns its count. */
const addTo = async (kit: Kit, tx: TxOf<PrismaClient>, id: string, by: number): Promise<number> => {
  const thing = await tx.thing.upsert({
    where: { id },
    create: { id, count: by, revision: 1 },
    update: { count: { increment: by }, revision: { increment: 1 } },
  })
  return emitChange(kit, tx, thing)
}

/** The same through the driver. */
const addBySql = async (kit: Kit, tx: TxOf<DriverSql>, id: string, by: number): Promise<number> => {
  const rows = await tx.$queryRaw`
    insert into thing (id, count, revision) values (${id}::uuid, ${by}::int, 1)
    on conflict (id) do update set count = thing.count + excluded.count, revision = thing.revision + 1 returning count, revision`
  const [thing] = z.tuple([z.object({ count: z.int(), revision: z.int() })]).parse(rows)
  return emitChange(kit, tx, { id, ...thing })
}

/** How the service reaches its database: through the generated client, or through the driver. */
export type Way = 'client' | 'driver'

/** Runs the command of an addition; returns the new count, with which it may be refused. */
const runAddition = (kit: Kit, db: Database<PrismaClient>, way: Way) => {
  const sql = kit.driverDatabase(Prisma.sql)
  const answer = (count: number) => {
    // The second refusal is temporary: it passes once enough is added.
    if (count > 100) return err('listing.notFound', { count })
    return count < 0 ? err('payment.unavailable', { count }) : ok({ count })
  }
  return ({ command }: Call, id: string, by: number) =>
    way === 'client'
      ? command(db, async (tx) => answer(await addTo(kit, tx, id, by)))
      : command(sql, async (tx) => answer(await addBySql(kit, tx, id, by)))
}

/** The deadlines of things; one whose id is in `stumbling` fails once. */
const overdueTimer = (db: Database<PrismaClient>, stumbling: Set<string>): Timer => ({
  due: async (_now, until, limit) => {
    const rows = await db.client.thing.findMany({
      where: { firedAt: null, dueAt: { lte: until } },
      orderBy: { dueAt: 'asc' },
      take: limit,
    })
    return rows.flatMap(({ id, dueAt }) => (dueAt ? [{ id, at: dueAt }] : []))
  },
  fire: async (id, now) => {
    if (stumbling.delete(id)) throw new Error('stumbled')
    await db.client.thing.updateMany({ where: { id, firedAt: null, dueAt: { lte: now } }, data: { firedAt: now } })
  },
})

/** Starts the toy: procedures, one event, one timer. */
export const startCounting = async (config: KitConfig, way: Way = 'client'): Promise<CountingService> => {
  const kit = await openKit({ service: 'listings', config, streams: [] })
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const released = Promise.withResolvers<void>()
  const lingering = Promise.withResolvers<void>()
  const stumbling = new Set<string>()
  const add = runAddition(kit, db, way)

  const alarms = await kit.timers({ overdue: overdueTimer(db, stumbling) })

  await kit.serve(counting, {
    ping: async ({ text, times }, call) =>
      ok({ text: text.repeat(times), asked: call.actor.kind, passwordHash: 'never told' }),
    add: async ({ id, by }, call) => add(call, id, by),
    schedule: async ({ id, at, arm }) => {
      const dueAt = new Date(at)
      await db.client.thing.create({ data: { id, dueAt } })
      if (arm) await alarms.overdue.arm(id, dueAt)
      return ok({})
    },
    fail: async () => {
      throw new Error('the secret is 42')
    },
    linger: async () => {
      lingering.resolve()
      await released.promise
      return ok({ finished: true })
    },
    swell: async ({ bytes }) => ok({ text: 'x'.repeat(bytes) }),
    rule: async () => ok({}),
    own: async () => ok({}),
  })
  await kit.ready()

  const row = (id: string) => db.client.thing.findUnique({ where: { id } })
  return {
    kit,
    lingering: lingering.promise,
    release: () => released.resolve(),
    stumble: (id) => void stumbling.add(id),
    count: async (id) => (await row(id))?.count,
    firedAt: async (id) => (await row(id))?.firedAt,
    stop: () => kit.stop(),
  }
}
