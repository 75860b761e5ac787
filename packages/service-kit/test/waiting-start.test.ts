import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@nordbo/devstack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from './toy/eventually.ts'
import { startOwn } from './toy/own-process.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'

let servers: TestServers
beforeAll(async () => {
  servers = await openTestServers({ durable: true })
})
afterAll(() => servers?.close())

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

test('a process that starts while NATS and Postgres are away waits for them, says why, and works once they are there', async () => {
  const port = await freePort()
  const more = { HEALTH_PORT: String(port), LOG_LEVEL: 'info' }
  const environment = servers.environment('listings', await servers.database(), more)
  const hasLogged = async (what: string): Promise<boolean> => {
    const lines = (await readFile(join(servers.infra.folder, 'counting.log'), 'utf8')).split('\n')
    return lines.some((line) => line.includes(`"what":"${what}"`) && line.includes('the start waits'))
  }
  await servers.infra.kill('nats')
  await servers.infra.kill('postgres')
  const process = await startOwn(servers, 'counting', environment)
  const untilIt = (work: () => Promise<boolean>): Promise<void> =>
    eventually(async () => (await work()) || !process.running(), true)
  await untilIt(() => hasLogged('connections'))
  await servers.infra.restart('nats')
  await untilIt(() => hasLogged('overdue deadlines'))
  await servers.infra.restart('postgres')
  await untilIt(() => isReady(port))
  expect(process.running()).toBe(true)
  await process.stop()
  expect(await process.ended).toEqual({ code: 0, signal: null })
})
