import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { freePort, nodeBinary, startProcess } from '@nordbo/devstack'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKit } from '../src/index.ts'
import { counting } from './toy/contracts.ts'
import { guestActor, startCounting } from './toy/counting.ts'
import { eventually, longTimeoutMs } from './toy/eventually.ts'
import { startFollowing } from './toy/following.ts'
import { startOwn } from './toy/own-process.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'

describe('a process', () => {
  let servers: TestServers

  beforeAll(async () => {
    servers = await openTestServers()
  })
  afterAll(() => servers.close())

  const logOf = (toy: string): Promise<string> => readFile(join(servers.infra.folder, `${toy}.log`), 'utf8')
  const statusOf = (port: number, path: string): Promise<number> =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (answer) => answer.status,
      () => 0,
    )

  it('does not start with a wrong configuration, and logs all its problems', async () => {
    const wrong = servers.environment('booking', 'mysql://secret', {
      LOG_LEVEL: 'info',
      PUBLIC_KEYS: '',
      HEALTH_PORT: 'x',
    })
    const process = await startOwn(servers, 'following', wrong)
    expect((await process.ended).code).toBe(1)
    const logged = await logOf('following')
    for (const variable of ['DATABASE_URL', 'PUBLIC_KEYS', 'HEALTH_PORT']) expect(logged).toContain(variable)
    expect(logged).not.toContain('mysql://')
  })

  it('stops on SIGTERM after answering the calls that it has begun', async () => {
    const port = await freePort()
    const url = await servers.database()
    const process = await startOwn(
      servers,
      'counting',
      servers.environment('listings', url, { HEALTH_PORT: String(port) }),
    )
    await eventually(() => statusOf(port, '/readyz'), 200)
    const client = (await servers.caller('bff')).client(counting)
    const answers = Array.from({ length: 20 }, () =>
      client.add({ id: randomUUID(), by: 1 }, { actor: guestActor, timeoutMs: longTimeoutMs }),
    )
    await Promise.race(answers)
    await process.stop()
    expect(await process.ended).toEqual({ code: 0, signal: null })
    expect((await Promise.all(answers)).every((answer) => answer.ok)).toBe(true)
    const database = new pg.Client(url)
    await database.connect()
    const { rows } = await database.query('select count(*)::int as sent from kit.outbox where published_at is not null')
    expect(rows).toEqual([{ sent: 20 }])
    await database.end()
  })

  it('shares its calls with another process of the same service', async () => {
    const url = await servers.database()
    const pair = [
      await startCounting(servers.config('listings', url)),
      await startCounting(servers.config('listings', url)),
    ]
    const client = (await servers.caller('bff', 10)).client(counting)
    await Promise.all(Array.from({ length: 200 }, () => client.ping({ text: 'hi' })))
    for (const one of pair) expect(await one.kit.metrics.metrics()).toMatch(/procedure="ping",outcome="ok"} [1-9]/)
    for (const one of pair) await one.stop()
  })

  it('is not ready while its database is away, and recovers by itself', async () => {
    const service = await startCounting(servers.config('listings', await servers.database()))
    await servers.infra.kill('postgres')
    await eventually(() => statusOf(service.kit.healthPort, '/readyz'), 503)
    expect(await statusOf(service.kit.healthPort, '/healthz')).toBe(200)
    await servers.infra.restart('postgres')
    await eventually(() => statusOf(service.kit.healthPort, '/readyz'), 200)
    await service.stop()
  })

  it('does not reconnect to NATS once it was stopped while NATS was away', async () => {
    const service = await startCounting(servers.config('listings', await servers.database()))
    // Reconnects as often as a service does, so that five of its tries are time enough for the other.
    await servers.nats('bff')
    await servers.infra.kill('nats')
    await service.stop()
    const names: string[] = []
    const port = Number(new URL(servers.infra.natsUrl('stack')).port)
    const broker = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.once('data', (data) => {
        names.push(/"name":"(\w+)"/.exec(data.toString())?.[1] ?? '')
        // Accepted and cut off, so that the client tries again at once.
        socket.end('PONG\r\n')
      })
      socket.write('INFO {"server_id":"x","version":"2.11.0","proto":1,"headers":true,"max_payload":1048576}\r\n')
    }).listen(port, '127.0.0.1')
    await eventually(async () => names.filter((name) => name === 'bff').length >= 5, true)
    await new Promise((closed) => broker.close(closed))
    expect(names).not.toContain('listings')
    await servers.infra.restart('nats')
  })

  it('leaves nothing open when a part cannot be opened', async () => {
    const config = servers.config('listings', await servers.database(), { SIGNING_KEY: 'wrong' })
    await expect(openKit({ service: 'listings', config })).rejects.toThrow('SIGNING_KEY')
  })

  it('publishes and retries events again on an operator’s command', async () => {
    await servers.infra.restart('nats', { wipe: true })
    const [countingUrl, followingUrl] = [await servers.database(), await servers.database()]
    const service = await startCounting(servers.config('listings', countingUrl))
    const follower = await startFollowing(servers.config('booking', followingUrl))
    follower.refuse(true)
    const id = randomUUID()
    const client = (await servers.caller('bff')).client(counting)
    await client.add({ id, by: 1 }, { actor: guestActor, timeoutMs: longTimeoutMs })
    await eventually(follower.deadLetters, 1)
    follower.refuse(false)
    const replay = async (url: string, ...args: string[]): Promise<number | null> => {
      const program = join(import.meta.dirname, '../src/commands/replay.ts')
      const spec = { name: 'replay', kind: 'service', command: nodeBinary, cwd: servers.infra.folder } as const
      const logFile = join(servers.infra.folder, 'replay.log')
      const env = { PATH: process.env.PATH, DATABASE_URL: url }
      const command = await startProcess({ ...spec, args: [program, ...args], env, logFile, stopSignal: 'SIGTERM' })
      return (await command.ended).code
    }
    expect(await replay(followingUrl, '--dead-letters')).toBe(0)
    await eventually(() => follower.seen(id), 1)
    expect(await replay(countingUrl, '--since', new Date(Date.now() - 60_000).toISOString())).toBe(0)
    await eventually(async () => (await service.kit.pendingWork()).outbox, 0)
    expect(await follower.seen(id)).toBe(1)
    expect(await replay(countingUrl)).toBe(1)
    await follower.stop()
    await service.stop()
  })
})
