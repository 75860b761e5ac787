import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sandboxConfig, start } from './index.ts'
import {
  aConfig,
  aFolder,
  callsTo,
  receiveWebhooks,
  runSandbox,
  secretKey,
  stripeAt,
  webhookSecret,
} from './test-support/running-sandbox.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

/** Starts the sandbox as a process that a test can kill. */
async function spawnSandbox(environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], { env: environment, stdio: 'ignore' })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const answers = () =>
    fetch(`http://127.0.0.1:${environment.SANDBOX_PORT}/healthz`).then(
      (response) => response.status,
      () => 0,
    )
  await expect.poll(answers, { interval: 20, timeout: 30_000 }).toBe(200)
  return child
}

describe('state', () => {
  it('survives SIGKILL: intents, keys, undelivered webhooks and the clock', async () => {
    const receiver = await receiveWebhooks()
    receiver.refuseAll()
    const environment = {
      LOG_LEVEL: 'silent',
      SANDBOX_PORT: String(await freePort()),
      SMTP_PORT: '0',
      SANDBOX_DIR: await aFolder(),
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      WEBHOOK_URL: receiver.url,
    }
    const url = `http://127.0.0.1:${environment.SANDBOX_PORT}`
    const stripe = stripeAt(url)
    const calls = callsTo(url)
    const child = await spawnSandbox(environment)
    const params = { amount: 1000, currency: 'dkk', payment_method: 'pm_card_visa', confirm: true } as const
    const paid = await stripe.paymentIntents.create(params, { idempotencyKey: 'k' })
    await calls.send('POST', '/_sandbox/clock', { advanceMs: 90_000 })
    child.kill('SIGKILL')
    await once(child, 'exit')

    const second = await spawnSandbox(environment)
    expect(await stripe.paymentIntents.create(params, { idempotencyKey: 'k' })).toMatchObject({ id: paid.id })
    expect((await stripe.paymentIntents.retrieve(paid.id)).status).toBe('succeeded')
    expect(await calls.get('/_sandbox/clock')).toEqual({ offsetMs: 90_000 })
    receiver.acceptAll()
    await calls.settle()
    expect(receiver.types().toSorted()).toEqual([
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ])
    second.kill('SIGTERM')
    expect(await once(second, 'exit')).toEqual([0, null])
  })

  it('survives an orderly restart', async () => {
    const folder = await aFolder()
    const first = await start(await aConfig({ SANDBOX_DIR: folder }))
    const customer = await stripeAt(first.url).customers.create({ name: 'Bo' })
    await first.stop()
    const { stripe } = await runSandbox({ SANDBOX_DIR: folder })
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ name: 'Bo' })
  })

  it('moves the test clock forward and back to now', async () => {
    const { send, get } = await runSandbox()
    expect(await get('/_sandbox/clock')).toEqual({ offsetMs: 0 })
    await send('POST', '/_sandbox/clock', { advanceMs: 1000 })
    expect((await send('POST', '/_sandbox/clock', { advanceMs: 500 })).body).toEqual({ offsetMs: 1500 })
    expect((await send('POST', '/_sandbox/clock', { advanceMs: -1 })).status).toBe(400)
    expect((await send('POST', '/_sandbox/clock', { reset: true })).body).toEqual({ offsetMs: 0 })
  })
})

describe('configuration', () => {
  it('refuses production, live keys and public addresses, all at once', async () => {
    const refused = sandboxConfig.safeParse({
      ...(await aConfig()),
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      STRIPE_SECRET_KEY: 'sk_live_real',
    })
    expect(refused.error?.issues.map((issue) => issue.path[0])).toEqual(['NODE_ENV', 'HOST', 'STRIPE_SECRET_KEY'])
    await expect(start({ ...(await aConfig()), NODE_ENV: 'production' })).rejects.toThrow(
      /refuses to run in production/,
    )
  })

  it('answers the health check of a started sandbox', async () => {
    const { get } = await runSandbox()
    expect(await get('/healthz')).toEqual({ status: 'ok' })
  })
})
