import type { Principal, ServiceName } from '../rpc/principals.ts'

/** Where a principal keeps what it keeps in Redis: every key of its own begins with this and a colon. */
export const redisKeysOf = (prefix: string, principal: Principal): string => `${prefix}:${principal}`

/** To come in, and to run a script; the commands of a script need a permission each. */
const connecting = ['ping', 'info', 'quit', 'client|setname', 'eval', 'evalsha']
const nonces = ['sadd', 'pexpire']
const windows = ['incrby', 'decrby', 'ttl', 'expire', 'get', 'del']
const rateLimits = ['incr', 'pttl', 'pexpire']
const sockets = ['time', 'zadd', 'zremrangebyscore', 'pexpire', 'zrange', 'zrem']

/** What the scripts of BullMQ use that set, ring, move and finish an alarm, and what its worker waits with. */
const alarms = [
  ...['bzpopmin', 'del', 'exists', 'get', 'set', 'incr', 'rename', 'persist', 'pexpire', 'pttl'],
  ...['hdel', 'hexists', 'hget', 'hgetall', 'hincrby', 'hmget', 'hmset', 'hset'],
  ...['llen', 'lpush', 'lrange', 'lrem', 'ltrim', 'rpoplpush', 'rpush'],
  ...['sadd', 'scard', 'smembers', 'srem', 'xadd', 'xtrim'],
  ...['zadd', 'zcard', 'zpopmin', 'zrange', 'zrangebyscore', 'zrem', 'zremrangebyrank', 'zremrangebyscore'],
  ...['zrevrange', 'zrevrangebyscore', 'zscore'],
]

/** What each does with Redis beside being asked procedures. */
const uses: Record<ServiceName, readonly string[]> = {
  identity: windows,
  listings: alarms,
  pricing: [],
  booking: alarms,
  messaging: alarms,
  payouts: alarms,
}

/** What a principal may do in Redis: these commands, on keys of its own alone; no channel, no setting, no other's key. */
export const redisPermissions = (principal: Principal, prefix: string): { keys: string; commands: string[] } => {
  const own = principal === 'bff' ? [...windows, ...rateLimits, ...sockets] : [...nonces, ...uses[principal]]
  return { keys: `${redisKeysOf(prefix, principal)}:*`, commands: [...new Set([...connecting, ...own])].sort() }
}
