import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Principal, ServiceName } from './principals.ts'

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
/** The subject that a procedure is asked on. */
export const procedureSubject = (service: ServiceName, name: string): string => `rpc.${service}.${name}`

/** Input of a procedure as a caller writes it (before defaults). */
export type InputOf<P> = P extends Procedure<infer I, z.ZodType> ? z.input<I> : never
/** Input of a procedure as a handler reads it (after defaults). */
export type ParsedInputOf<P> = P extends Procedure<infer I, z.ZodType> ? z.output<I> : never
/** Answer of a procedure. */
export type OutputOf<P> = P extends Procedure<z.ZodType, infer O> ? z.output<O> : never
