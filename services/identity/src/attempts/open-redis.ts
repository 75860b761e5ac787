import type { Logger } from '@nordbo/service-kit'
import { Redis } from 'ioredis'

/** Redis for counting; a command fails after one retry instead of waiting for Redis to come back. */
export const openRedis = (url: string, log: Logger): Redis => {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, connectionName: 'identity' })
  redis.on('error', (error) => log.warn({ err: error }, 'Redis is away'))
  return redis
}
