import { readFileSync } from 'node:fs'
import { Redis, type RedisOptions } from 'ioredis'
import type { KitConfig } from '../config/kit-config.ts'
import type { Logger } from '../log/logger.ts'

/** A connection to Redis and its options. */
export interface RedisConnection {
  config: Pick<KitConfig, 'REDIS_URL' | 'TLS_CA_FILE'>
  /** As Redis lists it among its clients. */
  name: string
  log: Logger
  options?: Omit<RedisOptions, 'replyMapping'>
}

/** For a connection whose commands may run twice: one whose answer was lost is sent again. */
export const sentAgain = { autoResendUnfulfilledCommands: true, maxRetriesPerRequest: 1 } as const

/**
 * Opens a connection to Redis with the URL's user and password; `rediss://` encrypts. Unless the options say otherwise, a command fails
 * when its connection breaks, and is never sent again: it may have run, and would count or remember the same thing twice.
 */
export const openRedis = ({ config, name, log, options }: RedisConnection): Redis => {
  const { REDIS_URL: url, TLS_CA_FILE: caFile } = config
  const encrypted = new URL(url).protocol === 'rediss:'
  const redis = new Redis(url, {
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectionName: name,
    // The ACL users lack the permission for CLIENT SETINFO.
    disableClientInfo: true,
    ...(encrypted ? { tls: caFile === undefined ? {} : { ca: readFileSync(caFile) } } : {}),
    ...options,
  })
  let away = false
  redis.on('error', (error) => log.debug({ err: error, connection: name }, 'Redis is away'))
  redis.on('reconnecting', () => {
    if (!away) log.warn({ connection: name }, 'lost Redis, reconnecting')
    away = true
  })
  redis.on('ready', () => {
    if (away) log.info({ connection: name }, 'Redis is back')
    away = false
  })
  return redis
}
