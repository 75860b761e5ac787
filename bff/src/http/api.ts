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
import type { CurrentSession } from '../services/session-lookups.ts'

/** The Fastify instance on which routes are declared, with zod schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Who may call a route. Services check finer rights. */
export const audiences = ['anyone', 'user', 'host', 'admin'] as const
export type Audience = (typeof audiences)[number]

/** Who may call a route, and how it is limited. Every route of the API has one; the permission test reads them. */
export interface RouteRule {
  who: Audience
  /** The route exists in the sandbox only; with real providers it answers 404. */
  sandbox?: boolean
  /** Counts against the strict rate limit. */
  strictLimit?: boolean
  /** Asks identity at each request whether the person is suspended: for changes whose service does not check it. */
  recheck?: boolean
  /** Needs a session that was confirmed lately: for changes of what protects an account or its money. */
  stepUp?: boolean
  /** Needs a person whose mail address is verified (docs/product/people.md, Mail verification). */
  verified?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    rule?: RouteRule
    /** Strangers may keep the answer, and ask whether it is still the same (plugins/revalidation.ts). */
    isRevalidated?: boolean
  }
  interface FastifyRequest {
    actor: Actor
    /** The session of the cookie's token; null without a valid one. */
    session: { token: string; held: CurrentSession } | null
    callBatches: CallBatches
  }
}

/** Options of a service call for a request: its person, trace id, idempotency key and call batches. */
export const onBehalfOf = (request: FastifyRequest): ServiceCall => {
  const key = request.headers['idempotency-key']
  return {
    actor: request.actor,
    traceId: request.id,
    batches: request.callBatches,
    idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
  }
}

/** The session of a request. Throws `auth.required` without one. */
export const requireSession = (request: FastifyRequest): { token: string; held: CurrentSession } => {
  if (!request.session) throw new ProblemError('auth.required')
  return request.session
}

/** The signed-in person of a request. Throws `auth.required` for others. */
export const requireUser = (request: FastifyRequest): { userId: string; roles: Role[] } => {
  if (request.actor.kind !== 'user') throw new ProblemError('auth.required')
  return request.actor
}
