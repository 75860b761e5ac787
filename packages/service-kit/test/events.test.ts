import { randomUUID } from 'node:crypto'
import { userNoticeSubject } from '@nordbo/contracts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpiredRows } from '../src/events/retention.ts'
import { openKit } from '../src/index.ts'
import { counting } from './toy/contracts.ts'
import { type CountingService, guestActor, startCounting } from './toy/counting.ts'
import { eventually, longTimeoutMs } from './toy/eventually.ts'
import { type FollowingService, startFollowing } from './toy/following.ts'
import { startOwn } from './toy/own-process.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'

describe('events', () => {
  let servers: TestServers
  let countingUrl: string
  let followingUrl: string
  const running: { stop(): Promise<void> }[] = []

  beforeAll(async () => {
    servers = await openTestServers()
  })
  afterAll(() => servers.close())
  beforeEach(async () => {
    countingUrl = await servers.database()
    followingUrl = await servers.database()
  })
  afterEach(async () => {
    for (const service of running.splice(0)) await service.stop()
    await servers.infra.restart('nats', { wipe: true })
  })

  const keep = <S extends { stop(): Promise<void> }>(service: S): S => {
    running.push(service)
    return service
  }
  const count = async (): Promise<CountingService> => keep(await startCounting(servers.config('listings', countingUrl)))
  const follow = async (more: Record<string, string> = {}): Promise<FollowingService> =>
    keep(await startFollowing(servers.config('booking', followingUrl, more)))
  /** For tests that count deliveries: a slow machine must not cause a redelivery. */
  const longAckWait = { EVENT_ACK_WAIT_MS: '60000' }
  const add = async (id: string, timeoutMs = longTimeoutMs): Promise<void> => {
    const caller = await servers.caller('bff')
    const answer = await caller.client(counting).add({ id, by: 1 }, { actor: guestActor, timeoutMs })
    expect(answer.ok).toBe(true)
  }
  const addMany = async (ids: readonly string[]): Promise<void> => {
    await Promise.all(ids.map((id) => add(id)))
  }
  const things = (many: number): string[] => Array.from({ length: many }, () => randomUUID())
  const outbox = async (): Promise<{ id: string; subject: string; envelope: unknown }[]> => {
    const client = new pg.Client(countingUrl)
    await client.connect()
    const { rows } = await client.query('select id, subject, envelope from kit.outbox order by seq')
    await client.end()
    return rows
  }
  const sum = async (follower: FollowingService, ids: readonly string[]): Promise<number> => {
    const seen = await Promise.all(ids.map((id) => follower.seen(id)))
    return seen.reduce((total, one) => total + one, 0)
  }

  it('reach a consumer that started before the stream existed', async () => {
    const follower = await follow()
    await count()
    const id = randomUUID()
    await add(id)
    await eventually(() => follower.seen(id), 1)
    await eventually(async () => Object.values(await follower.kit.pendingWork()).every((left) => left === 0), true)
  })

  it('send notices to the browsers of the people concerned', async () => {
    await count()
    const nats = await servers.nats('bff')
    const notices = nats.subscribe(userNoticeSubject(guestActor.userId), { max: 1 })
    await nats.flush()
    const id = randomUUID()
    await add(id)
    for await (const message of notices)
      expect(message.json()).toEqual({ v: 1, type: 'thing.changed', id, revision: 1 })
  })

  it('take effect once, however often they are delivered', async () => {
    await count()
    const follower = await follow(longAckWait)
    const id = randomUUID()
    await add(id)
    await eventually(() => follower.seen(id), 1)
    const nats = await servers.nats('listings')
    const [event] = await outbox()
    for (const _ of [1, 2, 3]) await nats.jetstream().publish(event?.subject ?? '', JSON.stringify(event?.envelope))
    await eventually(async () => (await follower.kit.metrics.metrics()).includes('outcome="repeated"} 3'), true)
    expect(await follower.seen(id)).toBe(1)
  })

  it('survive a relay that is killed between publishing and marking', async () => {
    const follower = await follow()
    const crash = { NORDBO_CRASH_AT: 'relay.published#1', NODE_ENV: 'test' }
    const dying = await startOwn(servers, 'counting', servers.environment('listings', countingUrl, crash))
    const nats = await servers.nats('bff')
    const id = randomUUID()
    const client = (await servers.caller('bff')).client(counting)
    await eventually(
      () =>
        client.ping({ text: 'there?' }).then(
          (answer) => answer.ok,
          () => false,
        ),
      true,
    )
    await client.add({ id, by: 1 }, { actor: guestActor }).catch(() => undefined)
    expect((await dying.ended).signal).toBe('SIGKILL')
    expect(nats.isClosed()).toBe(false)
    const replacement = await count()
    await eventually(async () => (await replacement.kit.pendingWork()).outbox, 0)
    await eventually(() => follower.seen(id), 1)
    await eventually(async () => (await follower.kit.pendingWork()).pendingMessages, 0)
    expect(await follower.seen(id)).toBe(1)
  })

  it('take effect once when the consumer is killed between committing and acking', async () => {
    const ids = things(10)
    await count()
    const crash = { NORDBO_CRASH_AT: 'consumer.committed#4' }
    const dying = await startOwn(servers, 'following', servers.environment('booking', followingUrl, crash))
    await addMany(ids)
    expect((await dying.ended).signal).toBe('SIGKILL')
    const follower = await follow()
    await eventually(() => sum(follower, ids), 10)
    await eventually(async () => (await follower.kit.pendingWork()).unacked, 0)
    expect(await sum(follower, ids)).toBe(10)
  })

  it('become dead letters when they cannot be handled, and are handled on a retry', async () => {
    await count()
    const follower = await follow(longAckWait)
    follower.refuse(true)
    const id = randomUUID()
    await add(id)
    await eventually(follower.deadLetters, 1)
    expect(follower.attempts()).toBe(3)
    expect(await follower.seen(id)).toBe(0)
    expect(await follower.kit.retryDeadLetters()).toBe(0)
    expect(await follower.deadLetters()).toBe(1)
    follower.refuse(false)
    expect(await follower.kit.retryDeadLetters()).toBe(1)
    expect(await follower.seen(id)).toBe(1)
    expect(await follower.deadLetters()).toBe(0)
  })

  it('are published again from the outbox after the broker lost its store', async () => {
    const service = await count()
    const ids = things(20)
    await addMany(ids)
    await eventually(async () => (await service.kit.pendingWork()).outbox, 0)
    await servers.infra.restart('nats', { wipe: true })
    const follower = await follow()
    const began = new Date(Date.now() - 60_000)
    await eventually(async () => service.kit.republishEvents({ since: began }).catch(() => 0), 20)
    await eventually(() => sum(follower, ids), 20)
  })

  it('are delivered again after the broker lost its store under a running consumer', async () => {
    await count()
    const follower = await follow()
    const [before, after] = [randomUUID(), randomUUID()]
    await add(before)
    await eventually(() => follower.seen(before), 1)
    await servers.infra.restart('nats', { wipe: true })
    // Calls fail until the service has reconnected to the broker.
    await eventually(
      () =>
        add(after, 1_000).then(
          () => 'done',
          () => 'failed',
        ),
      'done',
    )
    await eventually(() => follower.seen(after), 1)
    expect(await follower.seen(before)).toBe(1)
  })

  it('carry the trace of their cause', async () => {
    await count()
    const client = (await servers.caller('bff')).client(counting)
    await client.add(
      { id: randomUUID(), by: 1 },
      { actor: guestActor, traceId: 'trace-of-a-click', timeoutMs: longTimeoutMs },
    )
    const [event] = await outbox()
    expect(event?.envelope).toMatchObject({
      id: event?.id,
      correlationId: 'trace-of-a-click',
      causationId: null,
      version: 1,
    })
  })

  it('are deleted a week after they were published, not before', async () => {
    const service = await count()
    await addMany(things(3))
    await eventually(async () => (await service.kit.pendingWork()).outbox, 0)
    const database = servers.pool(countingUrl)
    const age = `update kit.outbox set published_at = published_at - interval '1 day' * $1 where seq = any (select min(seq) from kit.outbox)`
    await database.query(age, [6])
    expect(await deleteExpiredRows(database)).toBe(0)
    await database.query(age, [2])
    expect(await deleteExpiredRows(database)).toBe(1)
    expect(await outbox()).toHaveLength(2)
    await database.end()
  })

  it('must have a handler in a service that declares them', async () => {
    const kit = await openKit({ service: 'booking', config: servers.config('booking', followingUrl) })
    await expect(kit.ready()).rejects.toThrow('booking declares events of identity, listings and has no handler')
  })
})
