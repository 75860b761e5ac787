import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort } from '../src/net/ports.ts'
import { launch, nothingRemains } from './launched.ts'

/** Longest time of building the web and seeding the market on a busy machine, ms. */
const longTimeoutMs = 900_000

let home = ''
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'start-'))
  chmodSync(home, 0o755)
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

const Found = z.object({ total: z.number(), items: z.array(z.object({ id: z.string() })).min(1) })
const SignedIn = z.object({ user: z.object({ id: z.string() }) })

/** Fetches a text; repeats requests that a busy machine lets time out (504). */
const fetchText = async (url: string, init?: RequestInit): Promise<string> => {
  for (;;) {
    const answer = await fetch(url, init)
    if (answer.status === 504) continue
    expect(answer.status, url).toBe(200)
    return answer.text()
  }
}

/** Starts the product, uses it as a visitor and as a demo login, and stops it as Ctrl-C does. */
const startAndUse = async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const launched = launch('start', { NORDBO_HOME: home, PORT: String(port) })
  await launched.says('Nordbo is ready after', longTimeoutMs)
  const page = await fetchText(url)
  const found = Found.parse(JSON.parse(await fetchText(`${url}/api/listings?limit=1&sort=newest`)))
  const { user } = SignedIn.parse(
    JSON.parse(
      await fetchText(`${url}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ email: 'gaest@nordbo.example', password: 'nordbo-demo' }),
      }),
    ),
  )
  launched.child.kill('SIGINT')
  await once(launched.child, 'exit')
  expect(await nothingRemains(home)).toBe(true)
  const seconds = Number(/ready after ([\d.]+) s/.exec(launched.said())?.[1])
  return { page, homes: found.total, newest: found.items[0]?.id, guest: user.id, said: launched.said(), seconds, url }
}

/** Starts the product on fresh data, and interrupts it while it imports the homes of the demo market. */
const interruptMarket = async (): Promise<void> => {
  const launched = launch('start', { NORDBO_HOME: home, PORT: String(await freePort()) })
  await launched.says('s  users', longTimeoutMs)
  launched.child.kill('SIGKILL')
  await once(launched.child, 'exit')
  expect(await nothingRemains(home)).toBe(true)
}

test('a start continues an interrupted demo market and serves the product, the next one keeps its data, and a reset removes it', {
  timeout: 3 * longTimeoutMs,
}, async () => {
  await interruptMarket()
  const first = await startAndUse()
  expect(first.said).toContain('interrupted demo market (is continued)')
  expect(first.page).toContain('<title>')
  expect(first.homes).toBe(240)
  expect(first.said).toContain('demo market')
  expect(first.said).toContain(`${first.url}\n  demo logins   gaest@nordbo.example`)

  const second = await startAndUse()
  expect(second.said).not.toContain('demo market')
  const { homes, newest, guest } = first
  expect(second).toMatchObject({ homes, newest, guest })
  process.stdout.write(`ready after ${first.seconds} s, then after ${second.seconds} s\n`)
  if (process.env.NORDBO_COUNTS === 'prove') expect(second.seconds).toBeLessThanOrEqual(15)

  const reset = launch('reset', { NORDBO_HOME: home })
  await once(reset.child, 'exit')
  expect(reset.child.exitCode).toBe(0)
  expect(reset.said()).toContain(`removing the data in ${home}`)
  for (const part of ['data', 'blobs', 'sandbox', 'market']) expect(readdirSync(home)).not.toContain(part)
})
