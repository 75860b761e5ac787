import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'

/** A socket that is not counted again within this time has ended with its BFF, ms. */
const expiresMs = 90_000

/** Counts each user's open sockets in all BFFs. */
export interface OpenSockets {
  /** Counts new sockets of a user, or renews old ones. Returns the ids of the oldest sockets beyond the limit, in any BFF. */
  count(userId: string, ids: readonly string[]): Promise<string[]>
  forget(userId: string, id: string): Promise<void>
  /** Whether a user has a socket open in any BFF. Those of a BFF that was killed count until they expire. */
  isOpen(userId: string): Promise<boolean>
}

/** A new socket id. Ids sort by the time at which their sockets opened. */
export const newSocketId = (): string => `${Date.now()}-${randomUUID()}`

/** A sorted set per user. The score of a socket is the time of its last count, by the clock of Redis. */
const script = `
  local time = redis.call('time')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  for place = 3, #ARGV do redis.call('zadd', KEYS[1], now, ARGV[place]) end
  redis.call('zremrangebyscore', KEYS[1], '-inf', now - ARGV[2])
  redis.call('pexpire', KEYS[1], ARGV[2])
  local ids = redis.call('zrange', KEYS[1], 0, -1)
  table.sort(ids)
  local leave = {}
  for place = 1, #ids - ARGV[1] do
    redis.call('zrem', KEYS[1], ids[place])
    leave[place] = ids[place]
  end
  return leave`

/** Counts in Redis, at most `most` sockets per user. */
export const countSockets = (redis: Redis, prefix: string, most: number): OpenSockets => {
  const keyOf = (userId: string): string => `${prefix}:sockets:${userId}`
  return {
    count: async (userId, ids) => {
      const leave: unknown = await redis.eval(script, 1, keyOf(userId), most, expiresMs, ...ids)
      return Array.isArray(leave) ? leave.map(String) : []
    },
    forget: async (userId, id) => {
      await redis.zrem(keyOf(userId), id)
    },
    // Redis drops a set without members.
    isOpen: async (userId) => (await redis.exists(keyOf(userId))) > 0,
  }
}
