import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Certificate, type Infra, makeSecrets, startInfra, withClient } from '@nordbo/devstack'
import { connectNats, createLogger, openRedis } from '@nordbo/service-kit'
import { Redis } from 'ioredis'
import { connect } from 'nats'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BootedStack, bootStack, createGuest, createHome, createHost } from '../src/index.ts'
import { makeCertificate } from './certificates/make-certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'nordbo-certificates-'))
const log = createLogger({ name: 'test', level: 'silent' })
let own: Certificate
let stranger: Certificate
let stack: BootedStack

beforeAll(async () => {
  own = makeCertificate(folder, 'own', 'DNS:localhost,IP:127.0.0.1')
  stranger = makeCertificate(folder, 'stranger', 'DNS:localhost,IP:127.0.0.1')
  stack = await bootStack({ certificate: own })
})
afterAll(async () => {
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Way {
  infra: Infra
  caFile: string
}

/** Connects to each server as a service does, and gets one answer. */
const ask = {
  Postgres: async ({ infra, caFile }: Way) => {
    const url = new URL(infra.postgresUrl)
    url.searchParams.set('sslmode', 'verify-full')
    url.searchParams.set('sslrootcert', caFile)
    await withClient(url.href, (client) => client.query('select 1'))
  },
  Redis: async ({ infra, caFile }: Way) => {
    const config = { REDIS_URL: infra.redisUrl('booking').replace(/^redis:/, 'rediss:'), TLS_CA_FILE: caFile }
    const redis = openRedis({
      config,
      name: 'test',
      log,
      options: { retryStrategy: () => null, connectTimeout: 5_000, lazyConnect: true },
    })
    const reason = new Promise<Error>((resolve) => redis.once('error', resolve))
    await redis.connect().catch(async () => Promise.reject(await reason))
    await redis.ping().finally(() => redis.disconnect())
  },
  NATS: async ({ infra, caFile }: Way) => {
    const url = infra.natsUrl('booking').replace(/^nats:/, 'tls:')
    const nats = await connectNats({ url, caFile, principal: 'booking', log })
    await nats.flush().finally(() => nats.close())
  },
}
const servers = ['Postgres', 'Redis', 'NATS'] as const

describe('over servers that accept only TLS', () => {
  test('a whole system works: people sign up, a host publishes a home, a guest finds it', async () => {
    const host = await createHost(stack)
    const home = await createHome(stack, { host })
    await stack.settle()
    const guest = await createGuest(stack)
    expect(await guest.get(`/api/listings/${home.id}`)).toMatchObject({ status: 200 })
    for (const url of [stack.infra.redisUrl('booking'), stack.infra.natsUrl('booking'), stack.stack.databases.booking])
      expect(url).toMatch(/^(rediss|tls):|sslmode=verify-full/)
  })

  test('plain connections are refused', async () => {
    const plain = new URL(stack.stack.databases.booking)
    plain.search = ''
    const client = new pg.Client(plain.href)
    await expect(client.connect()).rejects.toThrow('no encryption')
    const redis = new Redis(stack.infra.redisUrl('booking').replace('rediss:', 'redis:'), {
      retryStrategy: () => null,
      maxRetriesPerRequest: 0,
      lazyConnect: true,
    })
    redis.on('error', () => {})
    await expect(redis.connect()).rejects.toThrow('closed')
    const { host, username, password } = new URL(stack.infra.natsUrl('booking'))
    await expect(connect({ servers: host, user: username, pass: password, tls: null })).rejects.toThrow()
  })

  test.each(servers)('%s is refused when another authority signed its certificate', async (server) => {
    await expect(ask[server]({ infra: stack.infra, caFile: stranger.caFile })).rejects.toThrow(/certificate/)
  })

  test.each(servers)('%s is accepted when its own authority signed its certificate', async (server) => {
    await expect(ask[server]({ infra: stack.infra, caFile: own.caFile })).resolves.toBeUndefined()
  })
})

describe('a server that does not match its address', () => {
  const start = (certificate?: Certificate) => startInfra({ secrets: makeSecrets(), durable: false, certificate })

  test('is refused by all three clients when its certificate is for another name', async () => {
    const elsewhere = makeCertificate(folder, 'elsewhere', 'DNS:elsewhere.example')
    const infra = await start(elsewhere)
    try {
      for (const server of servers)
        await expect(ask[server]({ infra, caFile: elsewhere.caFile }), server).rejects.toThrow(/altnames/)
    } finally {
      await infra.stop()
    }
  })

  test('is refused by all three clients when it does not encrypt', async () => {
    const infra = await start()
    try {
      for (const server of servers) await expect(ask[server]({ infra, caFile: own.caFile }), server).rejects.toThrow()
    } finally {
      await infra.stop()
    }
  })
})
