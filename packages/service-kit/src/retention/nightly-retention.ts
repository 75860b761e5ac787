import { type RetentionRuleName, retentionRulesOf } from '@nordbo/contracts'
import type { Database, PrismaLike } from '../database/database.ts'
import type { Kit } from '../lifecycle/kit.ts'
import type { Timer } from '../timers/timer.ts'
import { applyRule, cutoffOf } from './apply-rule.ts'

/** The hour of the night, UTC. */
const nightHour = 3
const dayMs = 24 * 3_600_000

/** The next night after a time. */
export const nextNight = (now: Date): Date => {
  const night = new Date(now)
  night.setUTCHours(nightHour, 0, 0, 0)
  return night > now ? night : new Date(night.getTime() + dayMs)
}

/** What goes with expired rows outside the database, by rule. It runs before they are deleted, and may run again. */
export type BeforeDeletion = Partial<Record<RetentionRuleName, (cutoff: Date) => Promise<void>>>

/** The timer that applies a service's retention rules each night of domain time (docs/product/data-rights.md, Retention). */
export const nightlyRetention = <P extends PrismaLike>(
  { service, log }: Pick<Kit, 'service' | 'log'>,
  { client }: Pick<Database<P>, 'client'>,
  before: BeforeDeletion = {},
): Timer => {
  const hooks = new Map(Object.entries(before))
  const nextAt = async (now: Date): Promise<Date> => {
    await client.$executeRawUnsafe(
      'insert into kit.retention (next_at) values ($1::timestamptz) on conflict do nothing',
      nextNight(now).toISOString(),
    )
    const [row] = await client.$queryRawUnsafe<{ at: string | Date }[]>('select next_at as at from kit.retention')
    return row ? new Date(row.at) : nextNight(now)
  }
  return {
    due: async (now, until) => {
      const at = await nextAt(now)
      return at <= until ? [{ id: 'night', at }] : []
    },
    fire: async (_id, now) => {
      if ((await nextAt(now)) > now) return
      const counts: Record<string, number> = {}
      for (const { name, rule } of [...retentionRulesOf(service), ...retentionRulesOf('every')]) {
        await hooks.get(name)?.(cutoffOf(rule, now))
        const rows = await applyRule(client, rule, now)
        if (rows > 0) counts[name] = rows
      }
      await client.$executeRawUnsafe('update kit.retention set next_at = $1::timestamptz', nextNight(now).toISOString())
      log.info({ rows: counts }, 'deleted what is kept no longer')
    },
  }
}
