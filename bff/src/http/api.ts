import type { Actor, Role } from '@nordbo/contracts'
import type { Blobs } from '@nordbo/service-kit'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { BffConfig } from '../config.ts'
import type { Drawings } from '../drawing/open-drawings.ts'
import type { Faces } from '../ports/faces.ts'
import type { OwnHolds } from '../ports/own-holds.ts'
import type { Reviewed } from '../ports/reviewed.ts'
import type { Rounds } from '../ports/rounds.ts'
import type { Sandbox } from '../ports/sandbox.ts'
import type { EdgeCall, Services } from '../ports/services.ts'
import type { HeldSession, Sessions } from '../ports/sessions.ts'
import type { Uploads } from '../uploads/open-uploads.ts'
import { ProblemError } from './problems.ts'

/** The Fastify instance that routes are declared on: schemas are zod. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** What every route may use. */
export interface Ports {
  config: BffConfig
  services: Services
  sessions: Sessions
  faces: Faces
  reviewed: Reviewed
  ownHolds: OwnHolds
  blobs: Blobs
  uploads: Uploads
  drawings: Drawings
  /** Null with real providers. */
  sandbox: Sandbox | null
  /** Takes every process to this offset of the test clock, ms, and waits until they have swept. */
  moveClock: (offsetMs: number) => Promise<string[]>
  /** The domain clock; its instant goes out as `now`. */
  now: () => Date
}

/** Who may call a route at all; finer rights are the services'. */
export const audiences = ['anyone', 'user', 'host', 'admin'] as const
export type Audience = (typeof audiences)[number]

/** What a route declares beside its schema. Every route of the API has one; the permission test reads it. */
export interface RouteRule {
  who: Audience
  /** Exists in the sandbox only: 404 with real providers. */
  sandbox?: boolean
  /** A door: counted by the tighter rate limit. */
  door?: boolean
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
    session: { token: string; held: HeldSession } | null
    rounds: Rounds
  }
}

/** How a request asks a service: for its person, under its trace and key, counted among its rounds. */
export const onBehalfOf = (request: FastifyRequest): EdgeCall => {
  const key = request.headers['idempotency-key']
  return {
    actor: request.actor,
    traceId: request.id,
    rounds: request.rounds,
    idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
  }
}

/** The signed-in person of a request; refuses others. */
export const signedIn = (request: FastifyRequest): { userId: string; roles: Role[] } => {
  if (request.actor.kind !== 'user') throw new ProblemError('auth.required')
  return request.actor
}
