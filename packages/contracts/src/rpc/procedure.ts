import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Principal, ServiceName } from './principals.ts'

/**
 * The actors that may call a procedure: `anyone` for any person, signed in or not, `user` for a signed-in person, `admin` for a person
 * with that role, `service` for a service.
 */
export type ActorRule = 'anyone' | 'user' | 'admin' | 'service'

/** A request/reply procedure. Both ends parse input and output. */
export interface Procedure<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  input: I
  output: O
  /** Expected refusals besides those of every procedure. */
  errors: readonly ErrorCode[]
  /** Principals whose signature is accepted. */
  callers: readonly Principal[]
  /** Accepted actors, as alternatives. */
  actor: readonly ActorRule[]
  /** Whether it is a change, which has an idempotency key and a stored answer. */
  idempotent: boolean
  /** Deadline, ms. */
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

/** Declares a procedure. By default the BFF may call it for anyone, with a deadline of 2 s. */
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

/** The procedures of a service. */
export interface Service<P extends Record<string, Procedure> = Record<string, Procedure>> {
  name: ServiceName
  procedures: P
}

/** Declares the procedures of a service. */
export const defineService = <P extends Record<string, Procedure>>(name: ServiceName, procedures: P): Service<P> => ({
  name,
  procedures,
})
/** The NATS subject of a procedure. */
export const procedureSubject = (service: ServiceName, name: string): string => `rpc.${service}.${name}`

/** The input type of a procedure for callers, before defaults. */
export type InputOf<P> = P extends Procedure<infer I, z.ZodType> ? z.input<I> : never
/** The input type of a procedure for handlers, after defaults. */
export type ParsedInputOf<P> = P extends Procedure<infer I, z.ZodType> ? z.output<I> : never
/** The output type of a procedure. */
export type OutputOf<P> = P extends Procedure<z.ZodType, infer O> ? z.output<O> : never
