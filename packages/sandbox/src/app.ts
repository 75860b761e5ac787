import Fastify, { type FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import qs from 'qs'
import { browserRoutes } from './browser/routes.ts'
import { calendarRoutes } from './calendars/routes.ts'
import { clockRoutes } from './clock/routes.ts'
import { openTestClock } from './clock/test-clock.ts'
import { type SandboxConfig, sandboxConfig } from './config.ts'
import { connectRoutes } from './connect/routes.ts'
import { cvrRoutes } from './cvr/routes.ts'
import { createFaults } from './faults/fault-rules.ts'
import { faultRoutes } from './faults/routes.ts'
import { openMailbox } from './mail/mailbox.ts'
import { createRefusals } from './mail/refusals.ts'
import { mailRoutes, refusalRoutes } from './mail/routes.ts'
import { startSmtp } from './mail/smtp.ts'
import { oidcRoutes } from './oidc/routes.ts'
import { portalRoutes } from './portal/routes.ts'
import { pushRoutes } from './push/routes.ts'
import { renewalRoutes } from './renewals/routes.ts'
import { openDatabase } from './store/database.ts'
import { openDocuments } from './store/documents.ts'
import { stripeApi } from './stripe/api.ts'
import { followPayments } from './stripe/billing/follow-payments.ts'
import { runRenewals } from './stripe/billing/renewals.ts'
import { openIdempotency } from './stripe/idempotency.ts'
import { failures } from './stripe/protocol/answer.ts'
import type { StripeContextOptions } from './stripe/protocol/context.ts'
import { startWebhookSender } from './webhooks/webhook-sender.ts'

/** A running sandbox. `url` has no trailing slash; `smtpPort` is on the same loopback host. */
export type Sandbox = { stop: () => Promise<void>; url: string; smtpPort: number }

/** Stripe's nesting and lists are small; more is a mistake or an attack. */
const formOptions = { depth: 8, arrayLimit: 200, parameterLimit: 1000 } as const

/** Limits in ms for clients that send slowly or nothing. */
const timeLimits = {
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionTimeout: 120_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
}

/** How often subscriptions are renewed while nobody moves the clock, ms. */
const renewalPauseMs = 60_000

/** The sandbox's HTTP server, without its routes. */
export function httpServer(log: Logger): FastifyInstance {
  const app = Fastify({
    ...timeLimits,
    logger: false,
    forceCloseConnections: true,
    routerOptions: { querystringParser: (query) => qs.parse(query, formOptions), maxParamLength: 200 },
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
    parsed(null, qs.parse(body.toString(), formOptions))
  })
  // The route's pattern, not the address: queries carry mail addresses, bodies card numbers.
  app.addHook('onResponse', async (request, reply) => {
    log.debug(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        requestId: reply.getHeader('request-id'),
      },
      'request answered',
    )
  })
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status >= 500)
      log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'request failed')
    const message = error instanceof Error ? error.message : 'Invalid request'
    const shown = status < 500 ? { type: 'invalid_request_error', message } : failures.broken.error
    return reply.code(status).send({ error: shown })
  })
  return app
}

/**
 * Starts the whole sandbox in this process. Throws a ZodError when the configuration is not a sandbox's, and an
 * I/O error when a port or the folder is unavailable.
 */
export async function start(given: SandboxConfig): Promise<Sandbox> {
  const config = sandboxConfig.parse(given)
  const log = pino({ name: 'sandbox', level: config.LOG_LEVEL })
  const stopping = new AbortController()
  const db = openDatabase(config.SANDBOX_DIR)
  const documents = openDocuments(db)
  const clock = openTestClock(db, config.CLOCK_START)
  const faults = createFaults()
  const mailbox = openMailbox(db)
  const refusals = createRefusals()
  const webhooks = startWebhookSender(db, { url: config.WEBHOOK_URL, secret: config.STRIPE_WEBHOOK_SECRET, log })
  let ownUrl = ''
  const context: StripeContextOptions = {
    ...{ documents, webhooks, faults },
    nowMs: clock.nowMs,
    webhookCopies: config.WEBHOOK_COPIES,
    onboardingUrl: () => config.ONBOARDING_URL ?? `${ownUrl}/_sandbox/onboarding`,
    portalUrl: () => config.PORTAL_URL ?? `${ownUrl}/_sandbox/portal`,
    react: followPayments,
  }

  const app = httpServer(log)
  stripeApi(app, {
    ...context,
    db,
    idempotency: openIdempotency(db),
    secretKey: config.STRIPE_SECRET_KEY,
    stopping: stopping.signal,
  })
  browserRoutes(app, db, webhooks, context)
  connectRoutes(app, db, webhooks, context)
  portalRoutes(app, db, webhooks, context)
  renewalRoutes(app, db, context)
  faultRoutes(app, faults)
  clockRoutes(app, clock, () => runRenewals(db, context))
  mailRoutes(app, mailbox)
  refusalRoutes(app, refusals)
  calendarRoutes(app)
  pushRoutes(app)
  cvrRoutes(app)
  oidcRoutes(app, db, config)
  app.get('/_sandbox/pending', async () => ({ webhooks: webhooks.pending(), mails: mailbox.pending() }))
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => ({ status: 'ok' }))

  const host = config.HOST === 'container' ? '0.0.0.0' : config.HOST
  const smtp = await startSmtp(mailbox, { host, port: config.SMTP_PORT, log, refusals })
  const url = await app.listen({ host, port: config.SANDBOX_PORT }).catch(async (error: unknown) => {
    await smtp.stop()
    db.close()
    throw error
  })
  ownUrl = url
  webhooks.wake()
  const renewals = setInterval(() => runRenewals(db, context), renewalPauseMs)
  log.info({ url, smtpPort: smtp.port }, 'sandbox is ready')

  return {
    url,
    smtpPort: smtp.port,
    stop: async () => {
      stopping.abort()
      clearInterval(renewals)
      await Promise.all([app.close(), smtp.stop(), webhooks.stop()])
      db.close()
    },
  }
}
