import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import Stripe from 'stripe'
import { expect, onTestFinished } from 'vitest'
import { type SandboxConfig, sandboxConfig, start } from '../index.ts'

export const secretKey = 'sk_test_nordbo_sandbox'
export const webhookSecret = 'whsec_nordbo_sandbox'

/** The official SDK for a sandbox, set up as in our services. */
export function stripeAt(url: string, options: { key?: string; retries?: number } = {}): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(options.key ?? secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: options.retries ?? 0,
  })
}

/** A folder that is removed after the test. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nordbo-sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function aConfig(overrides: Partial<SandboxConfig> = {}): Promise<SandboxConfig> {
  return sandboxConfig.parse({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SANDBOX_PORT: 0,
    SMTP_PORT: 0,
    SANDBOX_DIR: overrides.SANDBOX_DIR ?? (await aFolder()),
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    ...overrides,
  })
}

export type RunningSandbox = {
  stripe: Stripe
  url: string
  smtpPort: number
  get: (path: string) => Promise<unknown>
  send: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>
  /** Waits until every webhook and mail has arrived. */
  settle: () => Promise<void>
}

/** A started sandbox on free ports, stopped when the test ends. */
export async function runSandbox(overrides: Partial<SandboxConfig> = {}): Promise<RunningSandbox> {
  const sandbox = await start(await aConfig(overrides))
  onTestFinished(() => sandbox.stop())
  return { stripe: stripeAt(sandbox.url), smtpPort: sandbox.smtpPort, ...callsTo(sandbox.url) }
}

export function callsTo(url: string): Pick<RunningSandbox, 'url' | 'get' | 'send' | 'settle'> {
  const send: RunningSandbox['send'] = async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const get = async (path: string): Promise<unknown> => (await send('GET', path)).body
  const settle = async (): Promise<void> => {
    await expect.poll(() => get('/_sandbox/pending'), { interval: 5, timeout: 5000 }).toEqual({ webhooks: 0, mails: 0 })
  }
  return { url, get, send, settle }
}

export type WebhookReceiver = {
  url: string
  /** Verified events in order of arrival, repeats included. */
  events: Stripe.Event[]
  types: () => string[]
  /** Number of deliveries, refused ones included. */
  attempts: () => number
  /** Answers the next deliveries with these statuses, then 200. */
  answerNext: (...statuses: number[]) => void
  /** Answers 503 until `acceptAll`. */
  refuseAll: () => void
  acceptAll: () => void
}

/** A webhook endpoint like the product's: raw body, signature checked by the SDK, 400 for a bad one. */
export async function receiveWebhooks(): Promise<WebhookReceiver> {
  const app = Fastify()
  const { webhooks } = new Stripe(secretKey)
  const events: Stripe.Event[] = []
  const statuses: number[] = []
  let attempts = 0
  let usualStatus = 200
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
  app.post('/webhooks', async (request, reply) => {
    attempts += 1
    const event = webhooks.constructEvent(
      String(request.body),
      String(request.headers['stripe-signature']),
      webhookSecret,
    )
    const status = statuses.shift() ?? usualStatus
    if (status === 200) events.push(event)
    return reply.code(status).send({ received: status === 200 })
  })
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send({ received: false }))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return {
    url: `${url}/webhooks`,
    events,
    types: () => events.map((event) => event.type),
    attempts: () => attempts,
    answerNext: (...next) => {
      statuses.push(...next)
    },
    refuseAll: () => {
      usualStatus = 503
    },
    acceptAll: () => {
      usualStatus = 200
    },
  }
}
