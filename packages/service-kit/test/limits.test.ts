import { makeSecrets, startInfra } from '@nordbo/devstack'
import { Redis } from 'ioredis'
import { expect, it } from 'vitest'
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
