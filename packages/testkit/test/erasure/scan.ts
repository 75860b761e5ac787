import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withClient } from '@nordbo/devstack'
import { Redis } from 'ioredis'
import { connect } from 'nats'
import { z } from 'zod'
import type { BootedStack } from '../../src/index.ts'

const services = ['identity', 'listings', 'pricing', 'booking', 'messaging', 'payouts'] as const
const Table = z.object({ schema: z.string(), name: z.string() })

/** A place and how many of its rows, keys, messages or files match. */
export type Found = Record<string, number>

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Looks through every row of every table of every service's database, in all columns at once. */
export const scanDatabases = async (stack: BootedStack, pattern: string): Promise<Found> => {
  const found: Found = {}
  for (const service of services)
    await withClient(stack.stack.databases[service], async (client) => {
      const listed = await client.query(
        `select table_schema as schema, table_name as name from information_schema.tables
         where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
      )
      const tables = z.array(Table).min(5).parse(listed.rows)
      for (const { schema, name } of tables) {
        const { rows } = await client.query(
          `select count(*)::int as count from ${quoted(schema)}.${quoted(name)} each where each::text ~* $1`,
          [pattern],
        )
        const count = z.object({ count: z.int() }).parse(rows[0]).count
        if (count > 0) found[`${service} ${schema === 'public' ? name : `${schema}.${name}`}`] = count
      }
    })
  return found
}

/** Looks through every message of every stream, headers included. */
export const scanStreams = async (stack: BootedStack, pattern: string): Promise<Found> => {
  const url = new URL(stack.infra.natsUrl('stack'))
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  const nats = await connect({ servers: url.host, user, pass })
  const wanted = new RegExp(pattern, 'i')
  const found: Found = {}
  let read = 0
  try {
    const manager = await nats.jetstreamManager()
    for (const { config, state } of await manager.streams.list().next())
      for (let seq = state.first_seq; seq <= state.last_seq && state.messages > 0; seq++) {
        const message = await manager.streams.getMessage(config.name, { seq }).catch(() => undefined)
        if (!message) continue
        read++
        const text = `${message.subject} ${JSON.stringify(message.header)} ${new TextDecoder().decode(message.data)}`
        if (wanted.test(text)) found[`stream ${config.name}`] = (found[`stream ${config.name}`] ?? 0) + 1
      }
  } finally {
    await nats.close()
  }
  if (read === 0) throw new Error('no stream had a message')
  return found
}

const contentOf = async (redis: Redis, key: string): Promise<unknown> => {
  const type = await redis.type(key)
  if (type === 'string') return redis.get(key)
  if (type === 'hash') return redis.hgetall(key)
  if (type === 'list') return redis.lrange(key, 0, -1)
  if (type === 'set') return redis.smembers(key)
  if (type === 'zset') return redis.zrange(key, '0', '-1')
  return type === 'stream' ? redis.xrange(key, '-', '+') : ''
}

/** Looks through every key of Redis and its value. */
export const scanRedis = async (stack: BootedStack, pattern: string): Promise<Found> => {
  const redis = new Redis(stack.infra.redisUrl('stack'), { lazyConnect: true })
  const wanted = new RegExp(pattern, 'i')
  const found: Found = {}
  try {
    await redis.connect()
    for (const key of await redis.keys('*'))
      if (wanted.test(`${key} ${JSON.stringify(await contentOf(redis, key))}`)) found[`redis ${key}`] = 1
  } finally {
    redis.disconnect()
  }
  return found
}

/** Every file under a folder of the stack, with its bytes. */
export const readFiles = async (stack: BootedStack, folder: string): Promise<Map<string, Buffer>> => {
  const root = join(stack.stack.home, folder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = new Map<string, Buffer>()
  for (const entry of entries)
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name)
      files.set(path.slice(root.length + 1), await readFile(path))
    }
  return files
}

/** Looks through the text of every file under a folder of the stack. */
export const scanFiles = async (stack: BootedStack, folder: string, pattern: string): Promise<Found> => {
  const wanted = new RegExp(pattern, 'i')
  const found: Found = {}
  for (const [path, bytes] of await readFiles(stack, folder))
    if (wanted.test(bytes.toString('utf8'))) found[`${folder}/${path}`] = 1
  return found
}
