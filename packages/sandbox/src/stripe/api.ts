import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from '../faults/fault-rules.ts'
import type { Database } from '../store/database.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import { billing } from './billing/index.ts'
import { type Expander, makeExpander } from './expand.ts'
import { type Idempotency, requestText, type StoredAnswer } from './idempotency.ts'
import { type ApiFailure, failures } from './protocol/answer.ts'
import { createContext, newId, type StripeContextOptions } from './protocol/context.ts'
import type { Endpoint } from './protocol/resource.ts'
import { resources } from './resources/index.ts'

/** All parts of Stripe's API that the sandbox has. */
const everyResource = [...resources, ...billing]

export type ApiOptions = StripeContextOptions & {
  db: Database
  webhooks: WebhookSender
  faults: Faults
  idempotency: Idempotency
  secretKey: string
  /** Aborted when the sandbox stops, so that delayed requests end. */
  stopping: AbortSignal
}

type Call = {
  method: string
  path: string
  id: string
  params: Record<string, unknown>
  expand: string[]
  key: string | undefined
  account: string | undefined
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function readCall(request: FastifyRequest): Call {
  const { expand, ...params } = record(request.method === 'POST' ? request.body : request.query)
  const header = request.headers['idempotency-key']
  const key = typeof header === 'string' ? header : undefined
  const account = request.headers['stripe-account']
  const { id } = record(request.params)
  return {
    method: request.method,
    path: request.url.split('?')[0] ?? request.url,
    id: typeof id === 'string' ? id : '',
    params,
    expand: (Array.isArray(expand) ? expand : [expand]).filter((path) => typeof path === 'string'),
    key: request.method === 'POST' ? key : undefined,
    account: typeof account === 'string' ? account : undefined,
  }
}

const requestOf = (call: Call): string => requestText(call.method, call.path, { ...call.params, expand: call.expand })

function credentials(header: string | undefined): string | undefined {
  const [scheme, value] = (header ?? '').split(' ')
  if (scheme === 'Bearer') return value
  if (scheme === 'Basic' && value) return Buffer.from(value, 'base64').toString('utf8').split(':')[0]
  return undefined
}

function sendFailure(reply: FastifyReply, { status, error }: ApiFailure): FastifyReply {
  return reply.code(status).send({ error })
}

/** Runs the endpoint, its events and the stored answer in one transaction: a killed process leaves all or nothing. */
function execute(
  options: ApiOptions,
  expander: Expander,
  endpoint: Endpoint,
  call: Call,
  requestId: string,
): StoredAnswer {
  const { db, idempotency } = options
  const idempotencyKey = call.key ?? null
  const outcome = db.transaction(
    () => {
      const context = createContext(options, {
        method: call.method,
        path: call.path,
        requestId,
        idempotencyKey,
        account: call.account,
      })
      const result = endpoint.answer(context, call.id, call.params)
      const expanded = result.ok ? expander(result.value, call.expand) : result
      const answer = expanded.ok
        ? { status: 200, body: JSON.stringify(expanded.value), requestId }
        : { status: expanded.refusal.status, body: JSON.stringify({ error: expanded.refusal.error }), requestId }
      const begun = expanded.ok || expanded.refusal.begun
      if (call.key !== undefined && begun) idempotency.store(call.key, requestOf(call), answer)
      return { answer, begun }
    },
    // A refused parameter, `expand` included, is rolled back; a decline is stored.
    ({ begun }) => begun,
  )
  options.webhooks.wake()
  return outcome.answer
}

/** Stripe's API under `/v1`, as the official SDK calls it. */
export function stripeApi(app: FastifyInstance, options: ApiOptions): void {
  const { faults, idempotency, secretKey, stopping } = options
  const expander = makeExpander(options.documents, everyResource)

  async function handle(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const call = readCall(request)
    const requestId = newId('req')
    reply.header('request-id', requestId)
    const given = credentials(request.headers.authorization)
    if (given === undefined) return sendFailure(reply, failures.noKey)
    if (given !== secretKey) return sendFailure(reply, failures.wrongKey)

    const fault = faults.forRequest(call)
    if (fault?.effect === 'error500') return sendFailure(reply, failures.broken)
    if (fault?.effect === 'error400') return sendFailure(reply, failures.refused)
    if (fault?.effect === 'error429') return sendFailure(reply, failures.tooMany)

    const { key } = call
    const busy = key === undefined ? undefined : idempotency.claim(key)
    if (busy) return sendFailure(reply, busy)
    try {
      if (fault?.effect === 'slow') await sleep(fault.ms ?? 1000, undefined, { signal: stopping })
      const known = key && idempotency.recall(key, requestOf(call))
      if (!known && key !== undefined && fault?.effect === 'error500Kept') {
        const { status, error } = failures.broken
        idempotency.store(key, requestOf(call), { status, body: JSON.stringify({ error }), requestId })
        return sendFailure(reply, failures.broken)
      }
      if (known && 'refusal' in known) return sendFailure(reply, known.refusal)
      const answer = known ? known.stored : execute(options, expander, endpoint, call, requestId)
      if (key !== undefined) reply.header('idempotency-key', key)
      if (known) reply.header('idempotent-replayed', 'true').header('original-request', answer.requestId)
      if (fault?.effect === 'timeoutAfterSuccess') {
        await sleep(fault.ms ?? 0, undefined, { signal: stopping })
        reply.hijack()
        request.raw.socket.destroy()
        return reply
      }
      return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body)
    } finally {
      if (key !== undefined) idempotency.release(key)
    }
  }

  for (const endpoint of everyResource.flatMap((resource) => resource.endpoints)) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => handle(endpoint, request, reply),
    })
  }
  app.all('/v1/*', async (request, reply) => {
    reply.header('request-id', newId('req'))
    return sendFailure(reply, failures.unknownUrl(request.method, request.url.split('?')[0] ?? request.url))
  })
}
