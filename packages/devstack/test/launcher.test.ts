import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort, until } from '../src/infra/ports.ts'
import { inRepo, repoRoot } from '../src/paths.ts'
import { refuseWhileRunning } from '../src/supervise/lock.ts'

let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'launcher-'))
  // Postgres may run as another user and must be able to pass through.
  chmodSync(home, 0o755)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

interface Launched {
  child: ChildProcess
  said(): string
  /** Resolves once a line was said. */
  says(words: string): Promise<void>
}

const npmStart = (port: number): Launched => {
  const child = spawn(process.execPath, [inRepo('packages/devstack/launcher/cli.mjs'), 'start'], {
    cwd: repoRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NORDBO_HOME: home, PORT: String(port) },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += String(chunk)
    })
  return {
    child,
    said: () => text,
    says: async (words) => {
      const heard = await until(
        async () => text.includes(words),
        120_000,
        () => child.exitCode !== null,
      )
      if (!heard) throw new Error(`never said '${words}':\n${text}`)
    },
  }
}

/** Processes whose command line or folder names this test's home. */
const remaining = (): string[] =>
  globSync('/proc/[0-9]*/environ').filter((file) => {
    try {
      const folder = file.slice(0, -'/environ'.length)
      return [file, join(folder, 'cmdline')].some((each) => readFileSync(each, 'utf8').includes(home))
    } catch {
      return false
    }
  })

const nothingRemains = (): Promise<boolean> => until(async () => remaining().length === 0, 60_000)

test.runIf(process.platform === 'linux')('a start that is interrupted halfway leaves nothing running', async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const launched = npmStart(await freePort())
    await launched.says('Postgres, Redis, NATS')
    expect(remaining().length).toBeGreaterThan(2)
    launched.child.kill(signal)
    await once(launched.child, 'exit')
    expect(await nothingRemains()).toBe(true)
  }
})

test.runIf(process.platform === 'linux')(
  'a launcher that is killed takes everything with it, and the next start works',
  async () => {
    const killed = npmStart(await freePort())
    await killed.says('Postgres, Redis, NATS')
    killed.child.kill('SIGKILL')
    const next = npmStart(await freePort())
    await next.says('Postgres, Redis, NATS')
    next.child.kill('SIGTERM')
    await once(next.child, 'exit')
    expect(await nothingRemains()).toBe(true)
    refuseWhileRunning(home)
  },
)

test('a second system on the same data is refused, and told how to run beside it', async () => {
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
