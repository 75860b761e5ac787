import { randomUUID } from 'node:crypto'
import { redisKeysOf } from '@nordbo/contracts'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type NatsConnection, setTestClock } from '../src/index.ts'
import { counting } from './toy/contracts.ts'
import { type CountingService, startCounting } from './toy/counting.ts'
import { eventually, longTimeoutMs } from './toy/eventually.ts'
import { startSandbox, type ToySandbox } from './toy/sandbox.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'

const hour = 3_600_000

describe('timers and the test clock', () => {
  let servers: TestServers
  let sandbox: ToySandbox
  let service: CountingService
  let nats: NatsConnection
  let databaseUrl: string

  const start = (): Promise<CountingService> =>
    startCounting(servers.config('listings', databaseUrl, { SANDBOX_URL: sandbox.url }))

  beforeAll(async () => {
    servers = await openTestServers()
    sandbox = await startSandbox()
    nats = await servers.nats('bff')
  })
  afterAll(async () => {
    await sandbox.stop()
    await servers.close()
  })
  beforeEach(async () => {
    sandbox.offsetMs = 0
    databaseUrl = await servers.database()
    service = await start()
  })
  afterEach(() => service.stop())

  const schedule = async (inMs: number, arm = true, id = randomUUID()): Promise<string> => {
    const at = new Date(service.kit.clock.now().getTime() + inMs).toISOString()
    const client = (await servers.caller('bff')).client(counting)
    expect(await client.schedule({ id, at, arm }, { timeoutMs: longTimeoutMs })).toMatchObject({ ok: true })
    return id
  }
  /** Fires every alarm now. */
  const fireAlarms = async (): Promise<void> => {
    const { hostname, port, username, password } = new URL(servers.infra.redisUrl('stack'))
    const connection = { host: hostname, port: Number(port), username, password }
    const alarms = new Queue('timers', { connection, prefix: redisKeysOf('nordbo', 'listings') })
    for (const alarm of await alarms.getDelayed()) await alarm.promote()
    await alarms.close()
  }
  const fired = async (id: string): Promise<boolean> => (await service.firedAt(id)) instanceof Date
  const move = (offsetMs: number): Promise<string[]> => {
    sandbox.offsetMs = offsetMs
    return setTestClock({ nats, signingKey: servers.keys.signing.bff, offsetMs })
  }

  it('meet a deadline when it comes', async () => {
    const before = Date.now()
    const id = await schedule(150)
    await eventually(() => fired(id), true)
    expect((await service.firedAt(id))?.getTime()).toBeGreaterThanOrEqual(before + 150)
  })

  it('have met every passed deadline once a move of the clock returns', async () => {
    const passed = await Promise.all(Array.from({ length: 25 }, () => schedule(24 * hour)))
    const ahead = await schedule(30 * hour)
    await move(25 * hour)
    expect(await Promise.all(passed.map(fired))).toEqual(passed.map(() => true))
    expect(await fired(ahead)).toBe(false)
    expect((await service.kit.pendingWork()).dueTimers).toBe(0)
  })

  it('do not delay a move of the clock when a process dies before it answers', async () => {
    const dying = await servers.nats('pricing')
    const id = randomUUID()
    dying.subscribe('$SRV.PING', {
      max: 1,
      callback: (_, message) => message.respond(JSON.stringify({ id, name: 'mortal' })),
    })
    await dying.flush()
    const passed = await schedule(hour)
    expect(await move(2 * hour)).toEqual([])
    expect(await fired(passed)).toBe(true)
    await dying.close()
  })

  it('are on time after the clock moved to just before a deadline', async () => {
    const id = await schedule(hour)
    await move(hour - 200)
    await eventually(() => fired(id), true)
    expect((await service.firedAt(id))?.getTime()).toBeLessThan(Date.now() + hour + 20_000)
  })

  it('lose no deadline when Redis loses its data', async () => {
    const id = await schedule(hour)
    const redis = new Redis(servers.infra.redisUrl('stack'))
    await redis.flushall()
    redis.disconnect()
    await move(hour - 200)
    await eventually(() => fired(id), true)
  })

  it('try again soon when a deadline could not be met', async () => {
    const id = randomUUID()
    service.stumble(id)
    await schedule(100, true, id)
    await eventually(() => fired(id), true)
    expect(await service.kit.metrics.metrics()).toContain('outcome="failed"} 1')
  })

  it('are fired by the sweep at boot when no alarm was set', async () => {
    const id = await schedule(50, false)
    await eventually(async () => (await service.kit.pendingWork()).dueTimers, 1)
    await service.stop()
    service = await start()
    expect(await fired(id)).toBe(true)
  })

  it('wait again when an alarm fires before domain time', async () => {
    await move(hour)
    const id = await schedule(hour)
    await move(0)
    await fireAlarms()
    await eventually(async () => (await service.kit.metrics.metrics()).includes('outcome="early"} 1'), true)
    expect(await fired(id)).toBe(false)
    await move(3 * hour)
    expect(await fired(id)).toBe(true)
  })

  it('start with the clock offset of the sandbox', async () => {
    await service.stop()
    sandbox.offsetMs = 48 * hour
    service = await start()
    expect(service.kit.clock.offsetMs).toBe(48 * hour)
  })

  it('confirm a move of the clock that comes while they are starting', async () => {
    await service.stop()
    const starting = start()
    const found = (): Promise<boolean> =>
      nats.request('$SRV.PING', '', { timeout: 100 }).then(
        () => true,
        () => false,
      )
    await eventually(found, true)
    await move(hour)
    service = await starting
    expect(service.kit.clock.offsetMs).toBe(hour)
  })

  it('let a move of the clock return when no process runs', async () => {
    await service.stop()
    await move(hour)
    service = await start()
    expect(service.kit.clock.offsetMs).toBe(hour)
  })

  it('ignore a move of the clock that the BFF did not sign', async () => {
    const order = setTestClock({ nats, signingKey: servers.keys.signing.pricing, offsetMs: hour, timeoutMs: 1_500 })
    expect(await order).toEqual(['listings'])
    expect(service.kit.clock.offsetMs).toBe(0)
  })

  it('report the unfinished work at /idle', async () => {
    const answer = await fetch(`http://127.0.0.1:${service.kit.healthPort}/idle`)
    expect(await answer.json()).toEqual({
      outbox: 0,
      inflightProcedures: 0,
      pendingMessages: 0,
      unacked: 0,
      dueTimers: 0,
      clockOffsetMs: 0,
    })
  })
})
