import { randomUUID } from 'node:crypto'
import { consumerName, readersOf } from '@nordbo/contracts'
import { AckPolicy, DeliverPolicy } from 'nats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { streamManager } from '../src/events/stream.ts'
import { counting } from './toy/contracts.ts'
import { type CountingService, guestActor, startCounting } from './toy/counting.ts'
import { eventually, longTimeoutMs } from './toy/eventually.ts'
import { startFollowing } from './toy/following.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'

let servers: TestServers
let service: CountingService
beforeAll(async () => {
  servers = await openTestServers()
})
afterAll(async () => {
  await service?.stop()
  await servers?.close()
})

test('a stream that the broker lost is filled again by itself, with what not every consumer had handled', async () => {
  const url = await servers.database()
  const pool = servers.pool(url)
  const ask = async (sql: string, ...values: unknown[]) => (await pool.query({ text: sql, values })).rows[0]?.answer
  service = await startCounting(servers.config('listings', url))
  const following = servers.config('booking', await servers.database())
  let follower = await startFollowing(following)
  // The other readers of the stream have no work.
  const { consumers } = await streamManager(await servers.nats('bff'))
  for (const reader of readersOf('listings').filter((name) => name !== 'booking'))
    await consumers.add('listings', {
      durable_name: consumerName(reader, 'listings'),
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.New,
      filter_subject: 'listings.none',
    })
  const client = (await servers.caller('bff')).client(counting)
  const add = async (): Promise<string> => {
    const id = randomUUID()
    const answer = await client.add({ id, by: 1 }, { actor: guestActor, timeoutMs: longTimeoutMs })
    expect(answer.ok).toBe(true)
    return id
  }

  const handled = await add()
  await eventually(() => follower.seen(handled), 1)
  const isPast = 'select handled_until > (select max(published_at) from kit.outbox) as answer from kit.stream_position'
  await eventually(() => ask(isPast), true)
  await follower.stop()
  const missed = await add()
  await eventually(async () => (await service.kit.pendingWork()).outbox, 0)
  const wipedAt = await ask('select clock_timestamp() as answer')
  await servers.infra.restart('nats', { wipe: true })

  follower = await startFollowing(following)
  await eventually(() => follower.seen(missed), 1)
  expect(await follower.seen(handled)).toBe(1)
  const again = "select string_agg(envelope ->> 'aggregateId', ',') as answer from kit.outbox where waiting_since > $1"
  expect(await ask(again, wipedAt)).toBe(missed)
  await follower.stop()
  await pool.end()
})
