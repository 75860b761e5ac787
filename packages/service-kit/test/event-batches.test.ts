import { randomUUID } from 'node:crypto'
import { envelope, userNoticeSubject } from '@nordbo/contracts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { outgoing } from '../src/index.ts'
import { counted, counting } from './toy/contracts.ts'
import { type CountingService, guestActor, startCounting } from './toy/counting.ts'
import { eventually, longTimeoutMs } from './toy/eventually.ts'
import { type FollowingService, startFollowing } from './toy/following.ts'
import { startOwn } from './toy/own-process.ts'
import { Prisma } from './toy/src/generated/prisma/client.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'

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

const count = async (): Promise<CountingService> => {
  const service = await startCounting(servers.config('listings', countingUrl))
  running.push(service)
  return service
}
/** Starts a follower. By default a slow machine causes no redelivery. */
const follow = async (refusedId?: string, ackWaitMs = 60_000): Promise<FollowingService> => {
  const config = servers.config('booking', followingUrl, { EVENT_ACK_WAIT_MS: String(ackWaitMs) })
  const follower = await startFollowing(config, refusedId)
  running.push(follower)
  return follower
}
const add = async (id: string, by = 1): Promise<string> => {
  const client = (await servers.caller('bff')).client(counting)
  const answer = await client.add({ id, by }, { actor: guestActor, timeoutMs: longTimeoutMs })
  return answer.ok ? 'ok' : answer.error.code
}
/** Changes each thing that many times, and waits until the broker has every event. */
const change = async (service: CountingService, ids: readonly string[], times: number): Promise<void> => {
  for (let round = 0; round < times; round++) await Promise.all(ids.map((id) => add(id)))
  await eventually(async () => (await service.kit.pendingWork()).outbox, 0)
}
const things = (many: number): string[] => Array.from({ length: many }, () => randomUUID())
const seen = (follower: FollowingService, ids: readonly string[]): Promise<number[]> =>
  Promise.all(ids.map((id) => follower.seen(id)))
const settled = async (follower: FollowingService): Promise<void> => {
  await eventually(async () => Object.values(await follower.kit.pendingWork()).every((left) => left === 0), true)
}
const query = async <T extends z.ZodType>(url: string, row: T, sql: string): Promise<z.output<T>[]> => {
  const pool = servers.pool(url)
  const { rows } = await pool.query(sql)
  await pool.end()
  return z.array(row).parse(rows)
}
/** Transactions in which the follower handled events. */
const transactions = async (): Promise<number> => {
  const sql = 'select count(distinct xmin::text)::int as n from kit.inbox'
  return (await query(followingUrl, z.object({ n: z.int() }), sql))[0]?.n ?? 0
}

describe('events that arrive together', () => {
  it('are handled in few transactions, those of a thing in their order', async () => {
    const ids = things(6)
    await change(await count(), ids, 4)
    const follower = await follow()
    await settled(follower)
    expect(await seen(follower, ids)).toEqual(ids.map(() => 4))
    expect(follower.late()).toBe(0)
    expect(follower.attempts()).toBe(24)
    expect(await transactions()).toBeLessThan(12)
  })

  it('are handled once each when one of them fails, and only that one is tried again', async () => {
    const ids = things(6)
    const [refused = '', ...others] = ids
    await change(await count(), ids, 3)
    const follower = await follow(refused)
    await settled(follower)
    expect(await seen(follower, others)).toEqual(others.map(() => 3))
    expect(follower.late()).toBe(0)
    // Those that shared a transaction with it are handled again after its rollback, and never after that.
    for (const id of others) expect(follower.attempts(id)).toBeLessThanOrEqual(6)
    // Each of its three events is tried three times, and at most once more in the transaction before.
    expect(follower.attempts(refused)).toBeGreaterThanOrEqual(9)
    expect(follower.attempts(refused)).toBeLessThanOrEqual(12)
    expect(await follower.deadLetters()).toBe(3)
    expect(await follower.seen(refused)).toBe(0)

    follower.refuse(false)
    expect(await follower.kit.retryDeadLetters()).toBe(3)
    expect(await seen(follower, ids)).toEqual(ids.map(() => 3))
  })

  it('take effect once when they come twice and in another order', async () => {
    const ids = things(5)
    await change(await count(), ids, 2)
    const Row = z.object({ subject: z.string(), envelope })
    const events = await query(countingUrl, Row, 'select subject, envelope from kit.outbox order by seq')
    const stream = (await servers.nats('listings')).jetstream()
    for (const { subject, envelope: event } of events.toReversed()) await stream.publish(subject, JSON.stringify(event))
    const follower = await follow()
    await settled(follower)
    expect(await seen(follower, ids)).toEqual(ids.map(() => 2))
    expect(follower.attempts()).toBe(10)
    expect(await transactions()).toBeLessThan(10)
  })

  it('count no attempt of those beside one that ends its process each time', async () => {
    const ids = things(5)
    await change(await count(), ids, 1)
    const Unended = z.object({ id: z.string(), times: z.int() })
    const unended = () => query(followingUrl, Unended, 'select event_id::text as id, times from kit.unended_attempt')
    const crash = { NORDBO_CRASH_AT: 'consumer.handled#1', EVENT_ACK_WAIT_MS: '500' }
    // Each process dies of the first event that it handles, until the broker has delivered that one three times.
    for (let crashes = 0; crashes < 20 && (await unended()).length === 0; crashes++) {
      const dying = await startOwn(servers, 'following', servers.environment('booking', followingUrl, crash))
      expect((await dying.ended).signal).toBe('SIGKILL')
    }
    expect(await unended()).toEqual([{ id: expect.any(String), times: 1 }])
    const last = 'update kit.unended_attempt set times = 18 returning event_id::text as id, times'
    const [poison] = await query(followingUrl, Unended, last)

    const follower = await follow(undefined, 500)
    await eventually(follower.deadLetters, 1)
    await settled(follower)
    expect((await seen(follower, ids)).toSorted()).toEqual([0, 1, 1, 1, 1])
    const letter = 'select event_id::text as id, attempts as times from kit.dead_letter'
    expect(await query(followingUrl, Unended, letter)).toEqual([{ id: poison?.id, times: 21 }])
    expect(await unended()).toEqual([])
  })

  it.each(['consumer.handled#1', 'consumer.handled#7', 'consumer.committed#1', 'consumer.committed#7'])(
    'take effect once when the process is killed among them, at %s',
    async (place) => {
      const ids = things(5)
      await change(await count(), ids, 2)
      const environment = servers.environment('booking', followingUrl, { NORDBO_CRASH_AT: place })
      expect((await (await startOwn(servers, 'following', environment)).ended).signal).toBe('SIGKILL')
      const follower = await follow(undefined, 1_000)
      await eventually(async () => (await seen(follower, ids)).join(), ids.map(() => 2).join())
      await eventually(async () => (await follower.kit.pendingWork()).unacked, 0)
      expect(await seen(follower, ids)).toEqual(ids.map(() => 2))
      expect(await follower.deadLetters()).toBe(0)
    },
  )
})

describe('a notice', () => {
  it('is sent after the commit of its change, and not for a change that is rolled back', async () => {
    const service = await count()
    const nats = await servers.nats('bff')
    const notices = nats.subscribe(userNoticeSubject(guestActor.userId), { max: 1 })
    await nats.flush()
    const id = randomUUID()
    expect(await add(id, 101)).toBe('listing.notFound')
    expect(await add(id)).toBe('ok')
    for await (const message of notices) {
      expect(message.json()).toEqual({ v: 1, type: 'thing.changed', id, revision: 1 })
      expect(await service.count(id)).toBe(1)
    }
  })
})

describe('an event', () => {
  it('that a statement wrote itself is announced before what is left for after the commit', async () => {
    const { kit } = await count()
    const nats = await servers.nats('bff')
    const notices = nats.subscribe(userNoticeSubject(guestActor.userId), { max: 1 })
    await nats.flush()
    const id = randomUUID()
    const notify = [{ userId: guestActor.userId, type: 'thing.changed', id, revision: 1 }]
    const change = outgoing(counted.changed, { aggregateId: id, revision: 1, data: { count: 1 }, notify })
    const seen: unknown[] = []
    await kit.driverDatabase(Prisma.sql).transaction(async (tx, { afterCommit }) => {
      afterCommit(async () => {
        for await (const message of notices) seen.push(message.json())
      })
      await tx.$queryRaw`select kit.write_events(${kit.prepareEventsIn(tx, [change])}::jsonb)`
    })
    expect(seen).toEqual([{ v: 1, type: 'thing.changed', id, revision: 1 }])
    await eventually(async () => (await kit.pendingWork()).outbox, 0)
  })

  it('that another process left in the outbox is published by one that runs', async () => {
    const service = await count()
    const follower = await follow()
    await change(service, things(1), 1)
    const id = randomUUID()
    const event = { id: randomUUID(), type: 'listings.changed', version: 1, occurredAt: new Date().toISOString() }
    const cause = { correlationId: 'left', causationId: null, aggregateId: id, revision: 1, data: { count: 1 } }
    const pool = servers.pool(countingUrl)
    await pool.query(`insert into kit.outbox (id, subject, envelope) values ($1, 'listings.changed.v1', $2)`, [
      event.id,
      JSON.stringify({ ...event, ...cause }),
    ])
    await pool.end()
    await eventually(() => follower.seen(id), 1)
    await eventually(async () => (await service.kit.pendingWork()).outbox, 0)
  })
})
