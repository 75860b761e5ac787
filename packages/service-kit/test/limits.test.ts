import { type Infra, makeSecrets, startInfra } from '@nordbo/devstack'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRateLimiter } from '../src/limits/rate-limiter.ts'
import { countInMemory, leaseFromRedis, shareOf } from '../src/limits/shared-limit.ts'

const limit = { count: 200, windowSeconds: 60 }

it('processes that count in memory share one limit in Redis, with the permissions of the BFF', async () => {
  const infra = await startInfra({ secrets: makeSecrets(), durable: false, only: ['redis'] })
  const connections = [1, 2, 3].map(() => new Redis(infra.redisUrl('bff'), { disableClientInfo: true }))
  try {
    const processes = connections.map((redis) => countInMemory(leaseFromRedis(redis, 'nordbo:bff:reads')))
    const ask = (who: string) =>
      processes.map((each) => Promise.all(Array.from({ length: 250 }, () => each.consume(limit, who))))
    const answers = (await Promise.all(ask('192.0.2.1'))).flat()
    const admitted = answers.filter((wait) => wait === 0).length
    expect(admitted).toBeGreaterThanOrEqual(limit.count - 2 * shareOf(limit))
    expect(admitted).toBeLessThanOrEqual(limit.count + 4 * shareOf(limit))
    for (const wait of answers) expect(wait).toBeLessThanOrEqual(60)
    // Another client is not affected, and Redis has no address of either.
    expect(await processes[0]?.consume(limit, '192.0.2.2')).toBe(0)
    const all = new Redis(infra.redisUrl('stack'))
    expect((await all.keys('*')).map((key) => key.replace(/:[\w-]{43}$/, ''))).toEqual(['nordbo:bff:reads'])
    all.disconnect()
  } finally {
    for (const redis of connections) redis.disconnect()
    await infra.stop()
  }
})

describe('a window in Redis', () => {
  const perMinute = { count: 600, windowSeconds: 60 }
  const request = { admitted: 30, wanted: 30, openMs: 0 }
  let infra: Infra
  let redis: Redis
  beforeAll(async () => {
    infra = await startInfra({ secrets: makeSecrets(), durable: false, only: ['redis'] })
    redis = new Redis(infra.redisUrl('stack'))
  })
  afterAll(async () => {
    redis?.disconnect()
    await infra?.stop()
  })
  /** The one key that a test has written under its prefix. */
  const keyOf = async (prefix: string): Promise<string> => (await redis.keys(`${prefix}:*`))[0] ?? ''

  it('began with that of the process that opens it, but not before the end of the last', async () => {
    const take = leaseFromRedis(redis, 'begin')
    const { granted, leftMs } = await take(perMinute, 'x', { ...request, openMs: 20_000 })
    expect([granted, Math.round(leftMs / 1_000)]).toEqual([30, 40])
    // It closed a second ago, and everything was taken.
    const key = await keyOf('begin')
    await redis.set(key, 600, 'PX', 59_000)
    const next = await take(perMinute, 'x', { ...request, openMs: 20_000 })
    expect([next.granted, Math.round(next.leftMs / 1_000)]).toEqual([30, 59])
    expect(await redis.get(key)).toBe('60')
  })

  it('closes in time after the clock of Redis was set back', async () => {
    const take = leaseFromRedis(redis, 'back')
    await take(perMinute, 'x', request)
    await redis.pexpire(await keyOf('back'), 3_600_000)
    expect((await take(perMinute, 'x', request)).leftMs).toBe(60_000)
    const strict = createRateLimiter(redis, 'strict')
    const one = { count: 1, windowSeconds: 60 }
    expect(await strict.consume(one, ['x'])).toBe(0)
    await redis.expire(await keyOf('strict'), 3_600)
    expect(await strict.consume(one, ['x'])).toBe(60)
  })
})
