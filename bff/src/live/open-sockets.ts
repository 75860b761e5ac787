import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'

/** A socket that was not counted again for this long is gone with its BFF, ms. */
const forgottenMs = 90_000

/** The sockets that people have open, counted among all BFFs. */
export interface OpenSockets {
  /** Counts sockets of a person, new ones and old ones again; answers the oldest beyond the limit, wherever they are. */
  count(userId: string, ids: readonly string[]): Promise<string[]>
  forget(userId: string, id: string): Promise<void>
}

/** An id of a socket: ids stand in the order in which their sockets came. */
export const newSocketId = (): string => `${Date.now()}-${randomUUID()}`

/** Its score is when a socket was counted last, by Redis's own clock. */
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

/** Counts in Redis; a person has at most `most`. */
export const countSockets = (redis: Redis, prefix: string, most: number): OpenSockets => {
  const keyOf = (userId: string): string => `${prefix}:sockets:${userId}`
  return {
    count: async (userId, ids) => {
      const leave: unknown = await redis.eval(script, 1, keyOf(userId), most, forgottenMs, ...ids)
      return Array.isArray(leave) ? leave.map(String) : []
    },
    forget: async (userId, id) => {
      await redis.zrem(keyOf(userId), id)
    },
  }
}
