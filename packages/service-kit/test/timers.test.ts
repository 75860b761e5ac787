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
  let ground: TestServers
  let sandbox: ToySandbox
  let service: CountingService
  let nats: NatsConnection
  let databaseUrl: string

  const start = (): Promise<CountingService> =>
    startCounting(ground.config('listings', databaseUrl, { SANDBOX_URL: sandbox.url }))

  beforeAll(async () => {
    ground = await openTestServers()
    sandbox = await startSandbox()
    nats = await ground.nats('bff')
  })
  afterAll(async () => {
    await sandbox.stop()
    await ground.close()
  })
  beforeEach(async () => {
    sandbox.offsetMs = 0
    databaseUrl = await ground.database()
    service = await start()
  })
  afterEach(() => service.stop())

  const schedule = async (inMs: number, arm = true, id = randomUUID()): Promise<string> => {
    const at = new Date(service.kit.clock.now().getTime() + inMs).toISOString()
    const client = (await ground.caller('bff')).client(counting)
    expect(await client.schedule({ id, at, arm }, { timeoutMs: longTimeoutMs })).toMatchObject({ ok: true })
    return id
  }
  /** Lets every alarm ring now, whatever time it is. */
  const ring = async (): Promise<void> => {
    const { hostname, port, username, password } = new URL(ground.infra.redisUrl('stack'))
    const connection = { host: hostname, port: Number(port), username, password }
    const alarms = new Queue('timers', { connection, prefix: redisKeysOf('nordbo', 'listings') })
    for (const alarm of await alarms.getDelayed()) await alarm.promote()
    await alarms.close()
  }
  const fired = async (id: string): Promise<boolean> => (await service.firedAt(id)) instanceof Date
  const move = (offsetMs: number): Promise<string[]> => {
    sandbox.offsetMs = offsetMs
    return setTestClock({ nats, signingKey: ground.keys.signing.bff, offsetMs })
  }

  it('meet a deadline when it comes', async () => {
    const before = Date.now()
    const id = await schedule(150)
    await eventually(() => fired(id), true)
    expect((await service.firedAt(id))?.getTime()).toBeGreaterThanOrEqual(before + 150)
  })

  it('have met every deadline that a move of the clock passed when it returns', async () => {
    const passed = await Promise.all(Array.from({ length: 25 }, () => schedule(24 * hour)))
    const ahead = await schedule(30 * hour)
    await move(25 * hour)
    expect(await Promise.all(passed.map(fired))).toEqual(passed.map(() => true))
    expect(await fired(ahead)).toBe(false)
    expect((await service.kit.pendingWork()).dueTimers).toBe(0)
  })

  it('do not hold up a move of the clock when a process that was found dies before it answers', async () => {
    const mortal = await ground.nats('pricing')
    const id = randomUUID()
    mortal.subscribe('$SRV.PING', {
      max: 1,
      callback: (_, message) => message.respond(JSON.stringify({ id, name: 'mortal' })),
    })
    await mortal.flush()
    const passed = await schedule(hour)
    expect(await move(2 * hour)).toEqual([])
    expect(await fired(passed)).toBe(true)
    await mortal.close()
  })

  it('are on time after the clock moved to just before a deadline', async () => {
    const id = await schedule(hour)
    await move(hour - 200)
    await eventually(() => fired(id), true)
    expect((await service.firedAt(id))?.getTime()).toBeLessThan(Date.now() + hour + 20_000)
  })

  it('lose nothing when Redis forgets everything', async () => {
    const id = await schedule(hour)
    const redis = new Redis(ground.infra.redisUrl('stack'))
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

  it('are found by the sweep at boot when nobody was there to set an alarm', async () => {
    const id = await schedule(50, false)
    await eventually(async () => (await service.kit.pendingWork()).dueTimers, 1)
    await service.stop()
    service = await start()
    expect(await fired(id)).toBe(true)
  })

  it('wait again when an alarm rings before domain time', async () => {
    await move(hour)
    const id = await schedule(hour)
    await move(0)
    await ring()
    await eventually(async () => (await service.kit.metrics.metrics()).includes('outcome="early"} 1'), true)
    expect(await fired(id)).toBe(false)
    await move(3 * hour)
    expect(await fired(id)).toBe(true)
  })

  it('start with the clock that the sandbox keeps', async () => {
    await service.stop()
    sandbox.offsetMs = 48 * hour
    service = await start()
    expect(service.kit.clock.offsetMs).toBe(48 * hour)
  })

  it('answer for a move that comes while they are starting', async () => {
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

  it('have nobody to wait for where nothing runs', async () => {
    await service.stop()
    await move(hour)
    service = await start()
    expect(service.kit.clock.offsetMs).toBe(hour)
  })

  it('obey nobody but the BFF', async () => {
    const order = setTestClock({ nats, signingKey: ground.keys.signing.pricing, offsetMs: hour, timeoutMs: 1_500 })
    expect(await order).toEqual(['listings'])
    expect(service.kit.clock.offsetMs).toBe(0)
  })

  it('show how much is under way to those who wait for it', async () => {
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
