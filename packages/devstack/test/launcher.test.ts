import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../src/net/ports.ts'
import { assertNotRunning } from '../src/supervise/lock.ts'
import { type Launched, launch, nothingRemains, remaining } from './launched.ts'

let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'launcher-'))
  // Postgres may run as another user and needs access.
  chmodSync(home, 0o755)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const npmStart = (port: number): Launched => launch('start', { NORDBO_HOME: home, PORT: String(port) })

test.runIf(process.platform === 'linux')('a start that is interrupted halfway leaves nothing running', async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const launched = npmStart(await freePort())
    await launched.says('Postgres, Redis, NATS')
    expect(remaining(home).length).toBeGreaterThan(2)
    launched.child.kill(signal)
    await once(launched.child, 'exit')
    expect(await nothingRemains(home)).toBe(true)
  }
})

test.runIf(process.platform === 'linux')(
  'a killed launcher leaves nothing running, and the next start works',
  async () => {
    const killed = npmStart(await freePort())
    await killed.says('Postgres, Redis, NATS')
    killed.child.kill('SIGKILL')
    const next = npmStart(await freePort())
    await next.says('Postgres, Redis, NATS')
    next.child.kill('SIGTERM')
    await once(next.child, 'exit')
    expect(await nothingRemains(home)).toBe(true)
    assertNotRunning(home)
  },
)

test('a second system on the same data is refused with advice on how to run both', async () => {
  const first = npmStart(await freePort())
  await first.says('Nordbo starts')
  const second = npmStart(await freePort())
  await once(second.child, 'exit')
  expect(second.said()).toContain('Nordbo already runs on')
  expect(second.said()).toContain('NORDBO_HOME=.nordbo-2 PORT=3001 npm start')
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')
})

test('a busy port is named before anything starts', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const launched = npmStart(port)
  await once(launched.child, 'exit')
  server.close()
  expect(launched.child.exitCode).toBe(1)
  expect(launched.said()).toContain(
    `Port ${port} on 127.0.0.1 is taken by another program. Choose another: PORT=${port + 1} npm start`,
  )
  expect(launched.said()).not.toContain('Postgres')
})
