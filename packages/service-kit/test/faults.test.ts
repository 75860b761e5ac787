import { randomUUID } from 'node:crypto'
import type { ServerName } from '@nordbo/devstack'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { counting } from './toy/contracts.ts'
import { type CountingService, guestActor, startCounting } from './toy/counting.ts'
import { eventually } from './toy/eventually.ts'
import { type FollowingService, startFollowing } from './toy/following.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'

describe('a server that is killed under load', () => {
  let ground: TestServers
  let service: CountingService
  let follower: FollowingService

  beforeAll(async () => {
    ground = await openTestServers({ durable: true })
    service = await startCounting(ground.config('listings', await ground.database()))
    const patient = { EVENT_BACKOFF_MS: '100,200,400,800,1000,1000,1000,1000' }
    follower = await startFollowing(ground.config('booking', await ground.database(), patient))
  })
  afterAll(async () => {
    await follower.stop()
    await service.stop()
    await ground.close()
  })

  it.each<ServerName>(['nats', 'postgres', 'redis'])('loses no change and doubles none: %s', async (server) => {
    const client = (await ground.caller('bff')).client(counting)
    /** Adds one as often as it takes, always with the same key, as a browser does. */
    const insist = async (id: string): Promise<void> => {
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
    const before = Array.from({ length: 20 }, (_, index) => insist(ids[index % 5] ?? ''))
    await before[0]
    await ground.infra.kill(server)
    const during = Array.from({ length: 20 }, (_, index) => insist(ids[index % 5] ?? ''))
    await ground.infra.restart(server)
    await Promise.all([...before, ...during])

    expect(await Promise.all(ids.map((id) => service.count(id)))).toEqual([8, 8, 8, 8, 8])
    for (const id of ids) await eventually(() => follower.seen(id), 8)
    await eventually(async () => Object.values(await follower.kit.pendingWork()).every((left) => left === 0), true)
    expect(await Promise.all(ids.map((id) => follower.seen(id)))).toEqual([8, 8, 8, 8, 8])
    expect(await follower.deadLetters()).toBe(0)
  })
})
