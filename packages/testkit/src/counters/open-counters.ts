import { type Stack, withClient } from '@nordbo/devstack'
import { z } from 'zod'
import type { Count } from './counts.ts'
import { openNatsMessages } from './nats-messages.ts'
import { openRedisCommands } from './redis-commands.ts'
import { readStatements } from './statements.ts'
import { openWriteAheadLog } from './write-ahead-log.ts'

/** Counters of a whole system that was booted with `counted`. */
export interface Counters {
  /** What cannot be counted here, and why. */
  readonly missing: readonly string[]
  /** Everything until now, each from some beginning of its own: only differences have a meaning. */
  read(): Promise<Count[]>
  close(): Promise<void>
}

const Extensions = z.array(z.object({ extname: z.string() }))
const Tracked = z.tuple([z.object({ track: z.string().nullable() })])

/** What the server can count. @throws when the system was not booted with `counted` */
const findAbilities = async (stack: Stack): Promise<{ statements: boolean; log: boolean }> => {
  const names = await withClient(stack.infra.postgresUrl, async (client) => {
    const { rows } = await client.query('select extname from pg_extension')
    return new Set(Extensions.parse(rows).map(({ extname }) => extname))
  })
  const track = await withClient(stack.databases.booking, async (client) => {
    const { rows } = await client.query(`select current_setting('pg_stat_statements.track', true) as track`)
    return Tracked.parse(rows)[0].track
  })
  const statements = names.has('pg_stat_statements') && track !== null
  if (statements && track !== 'top')
    throw new Error('its statements are not counted: boot the system with { counted: true }')
  return { statements, log: names.has('pg_walinspect') }
}

/** Opens the counters of statements, commits, messages and Redis commands. */
export const openCounters = async (stack: Stack): Promise<Counters> => {
  const can = await findAbilities(stack)
  const readLog = can.log ? await openWriteAheadLog(stack) : async () => []
  const redis = openRedisCommands(stack.infra.redisUrl('stack'))
  const messages = await openNatsMessages(stack)
  return {
    missing: [
      ...(can.statements ? [] : ['statements: this Postgres lacks pg_stat_statements of contrib']),
      ...(can.log ? [] : ['commits and WAL: this Postgres lacks pg_walinspect of contrib, version 15 or later']),
    ],
    read: async () => {
      const counts = await Promise.all([
        can.statements ? readStatements(stack) : [],
        readLog(),
        redis.read(),
        messages.read(),
      ])
      return counts.flat()
    },
    close: async () => {
      redis.close()
      await messages.close()
    },
  }
}
