import { ok } from '@nordbo/contracts'
import { type Kit, type KitConfig, on, openKit, type TxOf } from '../../src/index.ts'
import { counted, counting, following } from './contracts.ts'
import { PrismaClient } from './src/generated/prisma/client.ts'

/** The following service while it runs. */
export interface FollowingService {
  kit: Kit
  /** How many events of a thing took effect. */
  seen(id: string): Promise<number>
  deadLetters(): Promise<number>
  /** Makes every handler fail until it is called with false. */
  refuse(refusing: boolean): void
  /** How often a handler was entered, for all things or one. */
  attempts(id?: string): number
  /** Events that took effect after a later one of their thing. */
  late(): number
  stop(): Promise<void>
}

/** Starts a service that adds one per event, so that a repeated effect shows. It refuses the events of one thing, if asked to. */
export const startFollowing = async (config: KitConfig, refusedId?: string): Promise<FollowingService> => {
  const kit = await openKit({ service: 'booking', config, streams: ['listings'] })
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const counter = kit.client(counting)
  let refusing = refusedId !== undefined
  let late = 0
  const entered: string[] = []

  await kit.consume({
    on: [
      on(counted.changed, async ({ aggregateId: id, revision }, tx: TxOf<PrismaClient>, { afterCommit }) => {
        entered.push(id)
        const before = await tx.thing.findUnique({ where: { id } })
        if (before && before.revision > revision)
          afterCommit(async () => {
            late++
          })
        await tx.thing.upsert({
          where: { id },
          create: { id, count: 1, revision },
          update: { count: { increment: 1 }, revision },
        })
        if (refusing && (refusedId ?? id) === id) throw new Error('refusing')
      }),
    ],
    db,
  })
  await kit.serve(following, {
    relayed: async ({ text }, call) => {
      const answer = await counter.ping({ text }, { trace: call })
      return answer.ok ? ok({ text: answer.value.asked }) : answer
    },
  })
  await kit.ready()
  return {
    kit,
    seen: async (id) => (await db.client.thing.findUnique({ where: { id } }))?.count ?? 0,
    deadLetters: async () => {
      const rows = await db.client.$queryRawUnsafe<{ n: number }[]>('select count(*)::int as n from kit.dead_letter')
      return rows[0]?.n ?? 0
    },
    refuse: (next) => {
      refusing = next
    },
    attempts: (id) => entered.filter((each) => id === undefined || each === id).length,
    late: () => late,
    stop: () => kit.stop(),
  }
}
