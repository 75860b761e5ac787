import { randomUUID } from 'node:crypto'
import type { ServerName } from '@nordbo/devstack'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { counting } from './toy/contracts.ts'
import { type CountingService, guestActor, startCounting } from './toy/counting.ts'
import { eventually } from './toy/eventually.ts'
import { type FollowingService, startFollowing } from './toy/following.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'

describe('a server that is killed under load', () => {
  let servers: TestServers
  let service: CountingService
  let follower: FollowingService

  beforeAll(async () => {
    servers = await openTestServers({ durable: true })
    service = await startCounting(servers.config('listings', await servers.database()))
    const patient = { EVENT_BACKOFF_MS: '100,200,400,800,1000,1000,1000,1000' }
    follower = await startFollowing(servers.config('booking', await servers.database(), patient))
  })
  afterAll(async () => {
    await follower.stop()
    await service.stop()
    await servers.close()
  })

  it.each<ServerName>(['nats', 'postgres', 'redis'])('loses no change and repeats none: %s', async (server) => {
    const client = (await servers.caller('bff')).client(counting)
    /** Repeats one addition with the same key until it succeeds, as a browser does. */
    const addUntilAnswered = async (id: string): Promise<void> => {
      const idempotencyKey = randomUUID()
      const once = () => client.add({ id, by: 1 }, { actor: guestActor, idempotencyKey })
      await eventually(
        () =>
          once().then(
            (answer) => answer.ok,
            () => false,
          ),
        true,
      )
    }
    const ids = Array.from({ length: 5 }, () => randomUUID())
    const before = Array.from({ length: 20 }, (_, index) => addUntilAnswered(ids[index % 5] ?? ''))
    await before[0]
    await servers.infra.kill(server)
    const during = Array.from({ length: 20 }, (_, index) => addUntilAnswered(ids[index % 5] ?? ''))
    await servers.infra.restart(server)
    await Promise.all([...before, ...during])

    expect(await Promise.all(ids.map((id) => service.count(id)))).toEqual([8, 8, 8, 8, 8])
    for (const id of ids) await eventually(() => follower.seen(id), 8)
    await eventually(async () => Object.values(await follower.kit.pendingWork()).every((left) => left === 0), true)
    expect(await Promise.all(ids.map((id) => follower.seen(id)))).toEqual([8, 8, 8, 8, 8])
    expect(await follower.deadLetters()).toBe(0)
  })
})
