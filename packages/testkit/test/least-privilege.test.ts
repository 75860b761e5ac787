import { createHash, randomUUID } from 'node:crypto'
import { connect as connectSocket } from 'node:net'
import { networkInterfaces } from 'node:os'
import {
  type Actor,
  consumerName,
  identityService,
  natsPermissions,
  type Principal,
  principals,
  procedureSubject,
  redisKeysOf,
  replyPrefix,
  type ServiceName,
  serviceNames,
  servicesByName,
} from '@nordbo/contracts'
import { publicKeysOf, withClient } from '@nordbo/devstack'
import { createCallKeys, readPublicKeys, readSigningKey, sealClaims } from '@nordbo/service-kit'
import { Redis } from 'ioredis'
import { connect, createInbox, ErrorCode, headers, type NatsConnection, NatsError } from 'nats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type BootedStack, bootStack, createGuest } from '../src/index.ts'

let stack: BootedStack
const connections = new Map<Principal, NatsConnection>()
const natsAs = (principal: Principal): NatsConnection => {
  const found = connections.get(principal)
  if (!found) throw new Error(`${principal} is not connected`)
  return found
}

beforeAll(async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'pricing', 'booking', 'messaging', 'bff'],
    databases: serviceNames,
    env: { bff: { HOST: '0.0.0.0' } },
  })
  for (const principal of principals) {
    const url = new URL(stack.infra.natsUrl(principal))
    const nats = await connect({
      servers: url.host,
      user: decodeURIComponent(url.username),
      pass: decodeURIComponent(url.password),
      inboxPrefix: `_INBOX.${principal}`,
    })
    connections.set(principal, nats)
  }
})
afterAll(async () => {
  await Promise.all([...connections.values()].map((nats) => nats.close()))
  await stack?.stop()
})

const refusedByNats = (error: unknown): boolean =>
  error instanceof NatsError && error.code === ErrorCode.PermissionsViolation

/** The subject of one reply, as a caller makes it. */
const replyOf = (caller: Principal, responder: ServiceName): string => createInbox(replyPrefix(caller, responder))

/** Whether NATS lets a principal publish on a subject, answered or not. A service's procedures are answered under its own prefix. */
const mayPublish = async (principal: Principal, subject: string, responder?: ServiceName): Promise<boolean> => {
  const reply = responder && { noMux: true, reply: replyOf(principal, responder) }
  try {
    await natsAs(principal).request(subject, '{}', { timeout: 30_000, ...reply })
    return true
  } catch (error) {
    if (refusedByNats(error)) return false
    if (error instanceof NatsError && [ErrorCode.NoResponders, ErrorCode.Timeout].some((code) => code === error.code))
      return true
    throw error
  }
}

const maySubscribe = async (principal: Principal, subject: string): Promise<boolean> => {
  const nats = natsAs(principal)
  const refused = new Promise<boolean>((done) => {
    const subscription = nats.subscribe(subject, { callback: (error) => error && done(!refusedByNats(error)) })
    // The server answers in order: a refusal comes before the answer to the flush.
    void nats
      .flush()
      .then(() => nats.flush())
      .then(() => done(true))
      .finally(() => subscription.unsubscribe())
  })
  return refused
}

describe('a service’s database', () => {
  const intruders = serviceNames.flatMap((service) =>
    serviceNames.filter((other) => other !== service).map((other) => ({ service, other })),
  )

  test.each(intruders)(
    'is closed to other services: $service may not connect to that of $other',
    async ({ service, other }) => {
      const own = new URL(stack.stack.databases[service])
      const foreign = new URL(stack.stack.databases[other])
      foreign.username = own.username
      foreign.password = own.password
      await expect(withClient(foreign.href, (client) => client.query('select 1'))).rejects.toMatchObject({
        code: '42501',
      })
    },
  )

  test.each(serviceNames)(
    'grants few rights: the role of %s may not create databases or read passwords',
    async (service) => {
      await withClient(stack.stack.databases[service], async (client) => {
        await expect(client.query('select 1 from kit.outbox limit 1')).resolves.toBeDefined()
        await expect(client.query(`create database "intruder_${service}"`)).rejects.toMatchObject({ code: '42501' })
        await expect(client.query('create role intruder')).rejects.toMatchObject({ code: '42501' })
        await expect(client.query('select rolpassword from pg_authid')).rejects.toMatchObject({ code: '42501' })
      })
    },
  )
})

describe('on NATS', () => {
  test.each(principals)('%s may call exactly the procedures that name it as a caller', async (principal) => {
    const wrong: string[] = []
    for (const service of Object.values(servicesByName))
      for (const [name, { callers }] of Object.entries(service.procedures)) {
        const subject = procedureSubject(service.name, name)
        if ((await mayPublish(principal, subject, service.name)) !== callers.includes(principal)) wrong.push(subject)
      }
    expect(wrong).toEqual([])
  })

  test.each(principals)('%s may not publish other services’ events or change their streams', async (principal) => {
    const published: string[] = []
    for (const other of serviceNames.filter((name) => name !== principal))
      for (const subject of [
        `${other}.somethingHappened.v1`,
        `$JS.API.STREAM.CREATE.${other}`,
        `$JS.API.STREAM.UPDATE.${other}`,
        `$JS.API.STREAM.DELETE.${other}`,
        `$JS.API.STREAM.PURGE.${other}`,
        `$JS.API.STREAM.MSG.GET.${other}`,
        `$JS.API.STREAM.MSG.DELETE.${other}`,
        // It may add its own consumer again, and no other.
        ...serviceNames
          .filter((reader) => reader !== principal)
          .map((reader) => `$JS.API.CONSUMER.DELETE.${other}.${consumerName(reader, other)}`),
      ])
        if (await mayPublish(principal, subject)) published.push(subject)
    expect(published).toEqual([])
  })

  test.each(principals)('%s may not subscribe to other services’ procedures, streams or replies', async (principal) => {
    const subscribed: string[] = []
    const foreign = principals
      .filter((name) => name !== principal)
      .flatMap((other) => [`rpc.${other}.*`, `${other}.>`, `_INBOX.${other}.>`])
    for (const subject of ['>', '*', '_INBOX.>', 'rpc.>', '$JS.>', ...foreign])
      if (await maySubscribe(principal, subject)) subscribed.push(subject)
    expect(subscribed).toEqual([])
  })

  test.each(principals)('%s is answered only by services that it calls, each under its own name', async (caller) => {
    const wrong: string[] = []
    for (const responder of serviceNames)
      for (const named of serviceNames) {
        const procedures = Object.values(servicesByName[named].procedures)
        const isCalled = procedures.some(({ callers }) => callers.includes(caller))
        // Under its own name if it is called, and never under the name of another service.
        const expected = responder === named && isCalled
        if ((await mayPublish(responder, replyOf(caller, named))) !== expected) wrong.push(`${responder} as ${named}`)
      }
    for (const subject of [`_INBOX.${caller}.x`, `_INBOX.${caller}.x.y`])
      for (const other of principals) if (await mayPublish(other, subject)) wrong.push(`${other} to ${subject}`)
    expect(wrong).toEqual([])
  })

  test('only the BFF may move the test clock and subscribe to people’s notices', async () => {
    for (const service of serviceNames) {
      expect(await mayPublish(service, 'clock.set')).toBe(false)
      expect(await maySubscribe(service, 'live.user.*')).toBe(false)
    }
    expect(await maySubscribe('bff', 'live.user.*')).toBe(true)
    expect(natsPermissions('bff').publish).toContain('clock.set')
  })

  test('a connection without a password is refused', async () => {
    const { host } = new URL(stack.infra.natsUrl('bff'))
    await expect(connect({ servers: host, maxReconnectAttempts: 0 })).rejects.toMatchObject({
      code: ErrorCode.AuthorizationViolation,
    })
  })
})

describe('in Redis', () => {
  const open = (url: string): Redis => new Redis(url, { lazyConnect: true, retryStrategy: () => null })
  const asUser = async <T>(user: Principal | 'stack', work: (redis: Redis) => Promise<T>): Promise<T> => {
    const redis = open(stack.infra.redisUrl(user))
    return work(redis).finally(() => redis.disconnect())
  }
  const may = async (redis: Redis, ...[command = '', ...words]: string[]): Promise<boolean> => {
    try {
      await redis.call(command, ...words)
      return true
    } catch (error) {
      if (error instanceof Error && /^NOPERM|can't access at least one of the keys/.test(error.message)) return false
      throw error
    }
  }
  const script = "return redis.call('pexpire', KEYS[1], 1)"

  test.each(principals)('%s may access its own keys and no other’s, also by a script', async (principal) => {
    await asUser(principal, async (redis) => {
      const reached: string[] = []
      for (const owner of principals)
        if (await may(redis, 'eval', script, '1', `${redisKeysOf(stack.stack.redisPrefix, owner)}:x`))
          reached.push(owner)
      expect(reached).toEqual([principal])
      expect(await may(redis, 'eval', `return redis.call('pexpire', 'nordbo:x', 1)`, '0')).toBe(false)
    })
  })

  test.each(principals)('%s may not list keys, flush, configure, publish or monitor', async (principal) => {
    await asUser(principal, async (redis) => {
      const forbidden = [
        'keys *',
        'scan 0',
        'flushall',
        'flushdb',
        'config get *',
        'acl list',
        'client list',
        'monitor',
      ]
      forbidden.push('publish x y', 'shutdown', 'swapdb 0 1', 'migrate h 1 k 0 1', 'script flush')
      for (const words of forbidden) expect(await may(redis, ...words.split(' ')), words).toBe(false)
    })
  })

  test('a connection without a password or as Redis’s default user is refused', async () => {
    const url = new URL(stack.infra.redisUrl('stack'))
    for (const [user, password] of [
      ['', ''],
      ['default', url.password],
      ['booking', url.password],
    ] as const) {
      url.username = user
      url.password = password
      const redis = open(url.href)
      redis.on('error', () => {})
      await expect(
        redis.connect().then(() => redis.ping()),
        user,
      ).rejects.toThrow()
      redis.disconnect()
    }
  })
})

describe('from outside the machine', () => {
  const outside =
    Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === 'IPv4' && !address.internal)?.address ?? '127.0.0.2'

  const isOpen = (port: number): Promise<boolean> =>
    new Promise((done) => {
      const socket = connectSocket(port, outside)
      socket.once('connect', () => {
        // The system may give a connection its target as local port; it has then reached only itself.
        done(socket.localPort !== port)
        socket.destroy()
      })
      socket.once('error', () => done(false))
    })

  test('the BFF’s port is the only one that can be reached', async () => {
    const { stack: parts, infra } = stack
    const { sandbox: _same, ...healthPorts } = parts.healthPorts
    const servers = [infra.postgresUrl, infra.redisUrl('stack'), infra.natsUrl('stack')].map((url) =>
      Number(new URL(url).port),
    )
    const hidden = [...Object.values(healthPorts), parts.sandboxPort, parts.smtpPort, ...servers]
    expect(await isOpen(parts.port)).toBe(true)
    expect(await Promise.all(hidden.map(isOpen))).toEqual(hidden.map(() => false))
  })

  test('health, metrics and the mailbox are not served on the public port', async () => {
    for (const path of ['/metrics', '/idle', '/mailbox', '/_sandbox/clock'])
      expect(await (await fetch(new URL(path, stack.url))).text()).not.toMatch(/nordbo_|offsetMs|outbox|receivedAt/)
    expect((await fetch(new URL('/api/_sandbox/clock', stack.url))).status).toBe(404)
  })
})

describe('a call', () => {
  const Refusal = z.object({ ok: z.literal(false), error: z.object({ code: z.string() }) })
  const subject = procedureSubject('identity', 'suspend')
  const admin: Actor = { kind: 'user', userId: randomUUID(), roles: ['admin'] }
  const hash = (bytes: string): string => createHash('sha256').update(bytes).digest('base64url')

  interface Forgery {
    /** Whose key authenticates the token. */
    signer?: Principal
    principal?: Principal
    actor?: Actor
    procedure?: string
    hashOf?: string
    /** Ms from the call to the token's instant of issue. */
    issuedIn?: number
    lifetimeMs?: number
    /** Changes the token after it was made. */
    tamper?: (token: string) => string
    nonce?: string
    /** The service that the token is made for. */
    callee?: ServiceName
  }

  const token = (body: string, forgery: Forgery): string => {
    const { signer = 'bff', principal = signer, actor = admin, procedure = subject, hashOf = body } = forgery
    const { issuedIn = 0, lifetimeMs = 30_000, tamper = (text) => text, nonce = randomUUID() } = forgery
    const { callee = 'identity' } = forgery
    const issued = Date.now() + issuedIn
    const { secrets } = stack.stack
    const signingKey = readSigningKey(secrets.signing[signer]?.privateKey ?? '')
    const keys = createCallKeys(signer, signingKey, readPublicKeys(publicKeysOf(secrets)))
    const claims = { principal, actor, procedure, body: hash(hashOf), nonce, issued, expires: issued + lifetimeMs }
    const made = sealClaims(keys, callee, JSON.stringify(claims), issued)
    return tamper(made.replace(`${signer}.`, `${principal}.`))
  }

  /** Calls identity to suspend a person over the BFF's connection, and returns the answer. */
  const suspend = async (userId: string, given: Forgery | 'unsigned'): Promise<unknown> => {
    const body = JSON.stringify({ userId, reason: 'forged' })
    const head = headers()
    if (given !== 'unsigned') head.append('Nordbo-Token', token(body, given))
    const reply = replyOf('bff', 'identity')
    const answer = await natsAs('bff').request(subject, body, { timeout: 30_000, headers: head, noMux: true, reply })
    return answer.json()
  }

  const guestActor: Actor = { kind: 'user', userId: randomUUID(), roles: ['guest'] }
  const promote = (text: string): string => text.replace('"guest"', '"admin"')

  const forgeries: [string, Forgery | 'unsigned'][] = [
    ['without a token', 'unsigned'],
    ['authenticated with another’s key', { signer: 'booking', principal: 'bff' }],
    ['of a service that names a person as actor', { signer: 'booking' }],
    ['of a service that is no caller', { signer: 'booking', actor: { kind: 'service', name: 'booking' } }],
    ['of a person who is no admin', { actor: { kind: 'user', userId: randomUUID(), roles: ['host'] } }],
    ['of an anonymous actor', { actor: { kind: 'anonymous' } }],
    ['made for another service', { callee: 'booking' }],
    ['made for another procedure', { procedure: procedureSubject('identity', 'reactivate') }],
    ['made for another body', { hashOf: '{}' }],
    ['that has expired', { issuedIn: -31_000 }],
    ['from the future', { issuedIn: 60_000 }],
    ['with a lifetime that is too long', { lifetimeMs: 3_600_000 }],
    ['whose claims were changed afterwards', { actor: guestActor, tamper: promote }],
    ['whose code is of other claims', { tamper: (made) => made.replace(/\.[\w-]{43}\./, `.${'A'.repeat(43)}.`) }],
  ]

  test.each(forgeries)('%s is refused and has no effect', async (_what, given) => {
    const guest = await createGuest(stack)
    const code = Refusal.parse(await suspend(guest.id, given)).error.code
    expect(given !== 'unsigned' && given.actor?.kind === 'anonymous' ? 'auth.required' : 'auth.forbidden').toBe(code)
    expect(await guest.get('/api/auth/session')).toMatchObject({ status: 200 })
  })

  test('with a correct token is answered', async () => {
    const guest = await createGuest(stack)
    expect(await suspend(guest.id, {})).toMatchObject({ ok: true })
    expect(Object.keys(identityService.procedures)).toContain('suspend')
  })

  test('whose nonce was used before is refused and has no effect', async () => {
    const nonce = randomUUID()
    const [first, second] = [await createGuest(stack), await createGuest(stack)]
    expect(await suspend(first.id, { nonce })).toMatchObject({ ok: true })
    expect(Refusal.parse(await suspend(second.id, { nonce })).error.code).toBe('auth.forbidden')
    expect(await second.get('/api/auth/session')).toMatchObject({ body: { user: { id: second.id } } })
  })
})
