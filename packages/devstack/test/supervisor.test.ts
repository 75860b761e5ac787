import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tryAgainExitCode } from '@nordbo/contracts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort, waitUntil } from '../src/net/ports.ts'
import { isHttpOk, type SupervisedSpec, supervise } from '../src/supervise/supervisor.ts'
import { nodeBinary } from '../src/workspace/paths.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A server that answers with its process id, and exits at /crash. */
const program = `
  const { createServer } = require('node:http')
  createServer((request, response) => {
    response.end(String(process.pid))
    if (request.url === '/crash') process.exit(3)
  }).listen(Number(process.argv[1]), '127.0.0.1')
`

const spec = (port: number, source = program): SupervisedSpec => ({
  name: 'toy',
  kind: 'service',
  command: nodeBinary,
  args: ['-e', source, String(port)],
  cwd: folder,
  env: {},
  logFile: join(folder, 'toy.log'),
  stopSignal: 'SIGTERM',
  ready: () => isHttpOk(`http://127.0.0.1:${port}/`),
})

test('a process that crashes is named and started again', async () => {
  const port = await freePort()
  const printed: string[] = []
  const toy = await supervise(spec(port), { say: (line) => printed.push(line) })
  const before = await (await fetch(`http://127.0.0.1:${port}/`)).text()
  await fetch(`http://127.0.0.1:${port}/crash`).catch(() => {})
  expect(await waitUntil(async () => printed.includes('toy is back'), 60_000)).toBe(true)
  expect(printed[0]).toContain('toy ended (exit 3); starting it again in 0.5 s')
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).not.toBe(before)
  await toy.stop()
  expect(await isHttpOk(`http://127.0.0.1:${port}/`)).toBe(false)
})

test('a process that cannot start fails with the end of its log', async () => {
  const broken = spec(await freePort(), `throw new Error('no such table')`)
  await expect(supervise(broken, { say: () => {} })).rejects.toThrow('no such table')
})

test('a process that was stopped is not started again', async () => {
  const printed: string[] = []
  const toy = await supervise(spec(await freePort()), { say: (line) => printed.push(line) })
  await toy.stop()
  expect(printed).toEqual([])
})

test('a process that ends because something was away is started again until it is ready', async () => {
  const port = await freePort()
  const printed: string[] = []
  const marker = join(folder, 'tried')
  const source = `
    const { existsSync, writeFileSync } = require('node:fs')
    if (!existsSync(${JSON.stringify(marker)})) {
      writeFileSync(${JSON.stringify(marker)}, '')
      console.log('connect ECONNREFUSED')
      process.exit(${tryAgainExitCode})
    }
    ${program}`
  const toy = await supervise(spec(port, source), { say: (line) => printed.push(line) })
  expect(printed).toEqual([expect.stringContaining('toy ended (exit 75); starting it again in 0.5 s')])
  expect(printed[0]).toContain('connect ECONNREFUSED')
  expect(await isHttpOk(`http://127.0.0.1:${port}/`)).toBe(true)
  await toy.stop()
})

test('a process that is stopped before it is ready ends at once', async () => {
  const idle = spec(await freePort(), 'setInterval(() => {}, 1_000)')
  const started = supervise(idle, { say: () => {}, begun: (stop) => void stop() })
  await expect(started).rejects.toThrow('toy was stopped before it was ready')
})
