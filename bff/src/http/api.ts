import type { Actor, Role } from '@nordbo/contracts'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ProblemError } from '../problems/problems.ts'
import type { CallBatches } from '../services/call-batches.ts'
import type { ServiceCall } from '../services/services.ts'
import type { CurrentSession } from '../services/session-cache.ts'

/** The Fastify instance that routes are declared on: schemas are zod. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Who may call a route at all; finer rights are the services'. */
export const audiences = ['anyone', 'user', 'host', 'admin'] as const
export type Audience = (typeof audiences)[number]

/** What a route declares beside its schema. Every route of the API has one; the permission test reads it. */
export interface RouteRule {
  who: Audience
  /** Exists in the sandbox only: 404 with real providers. */
  sandbox?: boolean
  /** Counts against the strict rate limit. */
  strictLimit?: boolean
  /** A change of money or roles whose service asks nobody about the person's standing: identity is asked here, whatever is remembered. */
  recheck?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    rule?: RouteRule
  }
  interface FastifyRequest {
    actor: Actor
    /** The session cookie's token and what it opens, if it holds. */
    session: { token: string; held: CurrentSession } | null
    callBatches: CallBatches
  }
}

/** How a request asks a service: for its person, under its trace and key, counted in its call batches. */
export const onBehalfOf = (request: FastifyRequest): ServiceCall => {
  const key = request.headers['idempotency-key']
  return {
    actor: request.actor,
    traceId: request.id,
    batches: request.callBatches,
    idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
  }
}

/** The signed-in person of a request; refuses others. */
export const requireUser = (request: FastifyRequest): { userId: string; roles: Role[] } => {
  if (request.actor.kind !== 'user') throw new ProblemError('auth.required')
  return request.actor
}
