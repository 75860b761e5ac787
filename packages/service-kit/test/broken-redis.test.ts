import { connect, createServer, type Socket } from 'node:net'
import { type Infra, makeSecrets, startInfra } from '@nordbo/devstack'
import type { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger, openRedis } from '../src/index.ts'
import { countInMemory, leaseFromRedis, shareOf } from '../src/limits/shared-limit.ts'
import { createSharedNonceStore } from '../src/rpc/nonces.ts'
import { tokenLifetimeMs } from '../src/rpc/wire.ts'

const log = createLogger({ name: 'test', level: 'silent' })

/** Stands between a client and Redis. `breakOnce` closes the connection in place of the next answer of a script. */
const openWay = async (port: number) => {
  const sockets = new Set<Socket>()
  let breaking = false
  let broken = 0
  const server = createServer((client) => {
    const redis = connect(port, '127.0.0.1')
    for (const socket of [client, redis]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    let asked = false
    client.on('data', (data) => {
      asked ||= breaking && data.toString().toLowerCase().includes('eval')
      redis.write(data)
    })
    redis.on('data', (data) => {
      if (!asked) return client.write(data)
      breaking = false
      asked = false
      broken++
      client.destroy()
      redis.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    breakOnce: () => {
      breaking = true
    },
    broken: () => broken,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describe('a connection to Redis that breaks before the answer', () => {
  let infra: Infra
  let way: Awaited<ReturnType<typeof openWay>>
  let redis: Redis
  let direct: Redis

  beforeAll(async () => {
    infra = await startInfra({ secrets: makeSecrets(), durable: false, only: ['redis'] })
    const url = new URL(infra.redisUrl('stack'))
    way = await openWay(Number(url.port))
    direct = openRedis({ config: { REDIS_URL: url.href }, name: 'direct', log })
    url.port = String(way.port)
    redis = openRedis({ config: { REDIS_URL: url.href }, name: 'broken', log })
  })
  afterAll(async () => {
    redis?.disconnect()
    direct?.disconnect()
    way?.close()
    await infra?.stop()
  })

  it('refuses no call that is made for the first time', async () => {
    await redis.ping()
    const store = createSharedNonceStore({ redis, prefix: 'nordbo:nonces', log })
    const expires = Date.now() + tokenLifetimeMs
    way.breakOnce()
    expect([await store.isFirst('n-1', expires), way.broken()]).toEqual([true, 1])
    // Redis has run the command, so another process does refuse it.
    const other = createSharedNonceStore({ redis: direct, prefix: 'nordbo:nonces', log })
    expect(await other.isFirst('n-1', expires)).toBe(false)
  })

  it('leases a share once', async () => {
    await redis.ping()
    const limit = { count: 600, windowSeconds: 60 }
    const counter = countInMemory(leaseFromRedis(redis, 'nordbo:limit'))
    const brokenBefore = way.broken()
    way.breakOnce()
    for (let request = 0; request <= shareOf(limit); request++) expect(await counter.consume(limit, 'x')).toBe(0)
    expect(way.broken()).toBe(brokenBefore + 1)
    const [key = ''] = await direct.keys('nordbo:limit:*')
    expect(Number(await direct.get(key))).toBe(2 * shareOf(limit))
  })
})
