import type { Principal, ServiceName } from '../rpc/principals.ts'

/** The prefix of a principal's keys in Redis, without the colon that follows it. */
export const redisKeysOf = (prefix: string, principal: Principal): string => `${prefix}:${principal}`

/** Commands to connect and to run scripts. The commands within a script need permissions of their own. */
const connecting = ['ping', 'info', 'quit', 'client|setname', 'eval', 'evalsha']
const nonces = ['sadd', 'pexpire']
const windows = ['incrby', 'decrby', 'ttl', 'expire', 'get', 'del']
const leases = ['del', 'incrby', 'pttl', 'pexpire']
const sockets = ['time', 'zadd', 'zremrangebyscore', 'pexpire', 'zrange', 'zrem', 'exists']

/** The commands of BullMQ's scripts and of its workers. */
const alarms = [
  ...['bzpopmin', 'del', 'exists', 'get', 'set', 'incr', 'rename', 'persist', 'pexpire', 'pttl'],
  ...['hdel', 'hexists', 'hget', 'hgetall', 'hincrby', 'hmget', 'hmset', 'hset'],
  ...['llen', 'lpush', 'lrange', 'lrem', 'ltrim', 'rpoplpush', 'rpush'],
  ...['sadd', 'scard', 'smembers', 'srem', 'xadd', 'xtrim'],
  ...['zadd', 'zcard', 'zpopmin', 'zrange', 'zrangebyscore', 'zrem', 'zremrangebyrank', 'zremrangebyscore'],
  ...['zrevrange', 'zrevrangebyscore', 'zscore'],
]

/** What each service uses Redis for, besides the nonces of calls. */
const uses: Record<ServiceName, readonly string[]> = {
  identity: [...windows, ...alarms],
  listings: alarms,
  pricing: alarms,
  booking: alarms,
  messaging: [...windows, ...alarms],
  payouts: alarms,
}

/** The commands that a principal may run in Redis, and the pattern of the keys that it may use. Channels are not permitted. */
export const redisPermissions = (principal: Principal, prefix: string): { keys: string; commands: string[] } => {
  const own = principal === 'bff' ? [...windows, ...leases, ...sockets] : [...nonces, ...uses[principal]]
  return { keys: `${redisKeysOf(prefix, principal)}:*`, commands: [...new Set([...connecting, ...own])].sort() }
}
