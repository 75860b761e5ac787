import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** The services that exist. A later service is added here first. */
export const serviceNames = ['identity', 'listings', 'pricing', 'booking', 'messaging', 'payouts'] as const
export type ServiceName = (typeof serviceNames)[number]

/** Who may sign a call: the BFF for people, a service for itself. */
export const principals = ['bff', ...serviceNames] as const
export type Principal = (typeof principals)[number]

/**
 * On whose behalf a procedure may be called:
 * `anyone` signed in or not, `user` a signed-in person, `admin` a person with that role, `service` a service itself.
 */
export type ActorRule = 'anyone' | 'user' | 'admin' | 'service'

/** One procedure: request/reply with both ends parsing. */
export interface Procedure<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  input: I
  output: O
  /** Expected refusals besides those that any procedure may answer. */
  errors: readonly ErrorCode[]
  /** Principals whose signature is accepted. */
  callers: readonly Principal[]
  /** Accepted actors; several are alternatives. */
  actor: readonly ActorRule[]
  /** A change: takes an idempotency key and stores its answer. */
  idempotent: boolean
  /** Deadline in ms; 2,000 unless the work needs longer. */
  timeoutMs: number
}

interface ProcedureOptions<I extends z.ZodType, O extends z.ZodType> {
  input: I
  output: O
  errors?: readonly ErrorCode[]
  callers?: readonly Principal[]
  actor?: readonly ActorRule[]
  idempotent?: boolean
  timeoutMs?: number
}

/** Declares a procedure; by default the BFF may call it for anyone, within 2 s. */
export const procedure = <I extends z.ZodType, O extends z.ZodType>(
  options: ProcedureOptions<I, O>,
): Procedure<I, O> => ({
  errors: [],
  callers: ['bff'],
  actor: ['anyone'],
  idempotent: false,
  timeoutMs: 2_000,
  ...options,
})

/** What one service answers. */
export interface Service<P extends Record<string, Procedure> = Record<string, Procedure>> {
  name: ServiceName
  procedures: P
}

/** Declares what a service answers. The subject of a procedure is `rpc.<service>.<procedure>`. */
export const defineService = <P extends Record<string, Procedure>>(name: ServiceName, procedures: P): Service<P> => ({
  name,
  procedures,
})

/** One event in one version. */
export interface EventDefinition<D extends z.ZodType = z.ZodType> {
  service: ServiceName
  name: string
  version: number
  /** `<service>.<name>` */
  type: string
  /** `<service>.<name>.v<version>` */
  subject: string
  data: D
}

/** `name` is for a new version beside an old one, which has the name as its key. */
type EventDeclaration<D extends z.ZodType = z.ZodType> = { version: number; data: D; name?: string }

/** Declares what a service tells. Events carry ids and state, never personal data. */
export const defineEvents = <E extends Record<string, EventDeclaration>>(
  service: ServiceName,
  events: E,
): { [K in keyof E]: EventDefinition<E[K]['data']> } => {
  const entries = Object.entries(events).map(([key, { version, data, name = key }]) => [
    key,
    { service, name, version, data, type: `${service}.${name}`, subject: `${service}.${name}.v${version}` },
  ])
  // Object.fromEntries forgets the keys; they are those of `events` by construction.
  return Object.fromEntries(entries)
}

/** The subject that a procedure is asked on. */
export const procedureSubject = (service: ServiceName, name: string): string => `rpc.${service}.${name}`

/** Input of a procedure as a caller writes it (before defaults). */
export type InputOf<P> = P extends Procedure<infer I, z.ZodType> ? z.input<I> : never
/** Input of a procedure as a handler reads it (after defaults). */
export type ParsedInputOf<P> = P extends Procedure<infer I, z.ZodType> ? z.output<I> : never
/** Answer of a procedure. */
export type OutputOf<P> = P extends Procedure<z.ZodType, infer O> ? z.output<O> : never
/** Data of an event. */
export type DataOf<E> = E extends EventDefinition<infer D> ? z.output<D> : never
