import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counting } from './toy/contracts.ts'
import { guestActor, startCounting, type Way } from './toy/counting.ts'
import { longTimeoutMs } from './toy/eventually.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'

let servers: TestServers
beforeAll(async () => {
  servers = await openTestServers({ durable: true })
})
afterAll(async () => {
  await servers?.close()
})

/** What an addition is answered. */
const add = async (): Promise<string> => {
  const client = (await servers.caller('bff', 10)).client(counting)
  const answer = await client.add({ id: randomUUID(), by: 1 }, { actor: guestActor, timeoutMs: longTimeoutMs })
  return answer.ok ? 'ok' : answer.error.code
}

/** Answers everybody on Postgres' port as Postgres does while it recovers, as long as `work` takes. */
const whileRecovering = async <T>(work: () => Promise<T>): Promise<T> => {
  const said = 'SFATAL\0VFATAL\0C57P03\0Mthe database system is in recovery mode\0\0'
  const message = Buffer.alloc(5 + said.length)
  message.write('E')
  message.writeInt32BE(4 + said.length, 1)
  message.write(said, 5)
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', () => socket.end(message))
  }).listen(Number(new URL(servers.infra.postgresUrl).port), '127.0.0.1')
  await once(server, 'listening')
  const value = await work()
  server.close()
  await once(server, 'close')
  return value
}

test('a change is answered that the service is away while Postgres is gone or recovers, and works again after it', async () => {
  // Through the generated client and through the driver: they tell it differently.
  for (const way of ['client', 'driver'] satisfies Way[]) {
    const service = await startCounting(servers.config('listings', await servers.database()), way)
    expect(await add()).toBe('ok')
    await servers.infra.kill('postgres')
    // The first may still find the connections that broke.
    expect([await add(), await add()]).toEqual(['service.unavailable', 'service.unavailable'])
    expect(await whileRecovering(add)).toBe('service.unavailable')
    await servers.infra.restart('postgres')
    expect(await add()).toBe('ok')
    await service.stop()
  }
})
