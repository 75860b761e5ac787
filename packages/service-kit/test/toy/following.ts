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
  /** How often a handler was entered. */
  readonly attempts: number
  stop(): Promise<void>
}

/** Starts a service that adds one per event, so that a repeated effect shows. */
export const startFollowing = async (config: KitConfig): Promise<FollowingService> => {
  const kit = await openKit({ service: 'booking', config, streams: ['listings'] })
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const counter = kit.client(counting)
  let refusing = false
  let attempts = 0

  await kit.consume({
    on: [
      on(counted.changed, async (event, tx: TxOf<PrismaClient>) => {
        attempts++
        await tx.thing.upsert({
          where: { id: event.aggregateId },
          create: { id: event.aggregateId, count: 1, revision: event.data.count },
          update: { count: { increment: 1 }, revision: event.data.count },
        })
        if (refusing) throw new Error('refusing')
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
    get attempts() {
      return attempts
    },
    stop: () => kit.stop(),
  }
}
