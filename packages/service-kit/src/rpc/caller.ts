import { randomUUID } from 'node:crypto'
import {
  type Actor,
  err,
  type InputOf,
  isErrorCode,
  type Json,
  type OutputOf,
  type Principal,
  type Procedure,
  procedureSubject,
  type Result,
  type Service,
  type ServiceName,
} from '@nordbo/contracts'
import { ErrorCode, headers, type Msg, type MsgHdrs, type NatsConnection, NatsError } from 'nats'
import { z } from 'zod'
import type { PublicKeys } from '../config/kit-config.ts'
import { createRequester, type NatsRequester } from '../nats/requests.ts'
import { createCallKeys } from './agreement.ts'
import { readPublicKeys, readSigningKey } from './keys.ts'
import { ProcedureUnavailable } from './procedure-unavailable.ts'
import { issueToken } from './token.ts'
import { decode, encode, idempotencyKeyPattern, maxBodyBytes, tokenHeader } from './wire.ts'

/** How one call is made. */
export interface CallOptions {
  /** On whose behalf; a service may only speak for itself. */
  actor?: Actor
  traceId?: string | undefined
  idempotencyKey?: string | undefined
  /** Real ms until the caller gives up; by default the procedure's own. */
  timeoutMs?: number | undefined
  /** Epoch ms, real time: an earlier end than the timeout. */
  deadline?: number | undefined
}

/** A service's procedures as functions. They throw ProcedureUnavailable when no answer comes in time. */
export type Client<P extends Record<string, Procedure>, Options> = {
  [K in keyof P]: (input: InputOf<P[K]>, options?: Options) => Promise<Result<OutputOf<P[K]>>>
}

/** Authenticates and sends calls as one principal. */
export interface Caller {
  readonly principal: Principal
  client<P extends Record<string, Procedure>>(service: Service<P>): Client<P, CallOptions>
}

const answer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error: z.object({ code: z.string(), params: z.record(z.string(), z.json()).optional() }),
  }),
])

const pauseMs = [25, 75, 200]
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const hasNoResponder = (error: unknown): boolean => error instanceof NatsError && error.code === ErrorCode.NoResponders
const neverSent: ReadonlySet<string> = new Set([
  ErrorCode.ConnectionClosed,
  ErrorCode.ConnectionDraining,
  ErrorCode.PermissionsViolation,
])
const mayHaveArrived = (error: unknown): boolean => !(error instanceof NatsError && neverSent.has(error.code))

/** A request with its token. */
interface TokenRequest {
  responder: ServiceName
  subject: string
  body: Uint8Array
  head: MsgHdrs
  /** Epoch ms, real time. */
  deadline: number
  /** Whether to send it again while no process of the service runs. */
  isRetried: boolean
}

/** A procedure and its service. */
interface Target {
  responder: ServiceName
  subject: string
  procedure: Procedure
}

/** Sends a request and waits for its answer. @throws ProcedureUnavailable */
const sendRequest = async (
  request: NatsRequester,
  { responder, subject, body, head, deadline, isRetried }: TokenRequest,
): Promise<Msg> => {
  for (let attempt = 0; ; attempt++) {
    const left = deadline - Date.now()
    if (left < 1) throw new ProcedureUnavailable(subject, true)
    try {
      return await request({ responder, subject, data: body, headers: head, timeoutMs: left })
    } catch (error) {
      const wait = pauseMs[attempt]
      if (!hasNoResponder(error)) throw new ProcedureUnavailable(subject, mayHaveArrived(error), error)
      // A read is retried while a service restarts. A change is repeated by its caller, with its key.
      if (!isRetried || wait === undefined) throw new ProcedureUnavailable(subject, false, error)
      await pause(Math.min(wait, Math.max(0, deadline - Date.now())))
    }
  }
}

/** Reads an answer; its value is parsed by `output`, if given. */
const readAnswer = (subject: string, output: z.ZodType | undefined, message: Msg): Result<unknown> => {
  const { data } = answer.safeParse(decode(message.data))
  if (!data) throw new Error(`${subject} answered something that is no result`)
  if (data.ok) return { ok: true, value: output ? output.parse(data.value) : data.value }
  const { code, params } = data.error
  return isErrorCode(code) ? err(code, params) : err('internal.error')
}

/** Dependencies and settings of a caller. */
export interface CallerOptions {
  nats: NatsConnection
  principal: Principal
  /** Own Ed25519 private key, PKCS #8 DER in base64. */
  signingKey: string
  /** Of every service that it calls. */
  publicKeys: PublicKeys
  /**
   * Parses answers by their contract; true by default. Without it they are trusted: the service that answers has parsed them, and
   * no other may answer under its subject.
   */
  checkAnswers?: boolean
  /** Factor for every deadline; 1 by default. */
  timeoutFactor?: number
}

/** Calls procedures as a principal: all that a process without service or database needs. */
export const createCaller = ({
  nats,
  principal,
  signingKey,
  publicKeys,
  checkAnswers = true,
  timeoutFactor = 1,
}: CallerOptions): Caller => {
  const keys = createCallKeys(principal, readSigningKey(signingKey), readPublicKeys(publicKeys))
  const send = createRequester(nats, principal)
  const self: Actor = principal === 'bff' ? { kind: 'anonymous' } : { kind: 'service', name: principal }

  const request = ({ responder, subject, procedure }: Target, body: Uint8Array, options: CallOptions): Promise<Msg> => {
    const started = Date.now()
    const deadline = Math.min(
      started + (options.timeoutMs ?? procedure.timeoutMs) * timeoutFactor,
      options.deadline ?? Number.POSITIVE_INFINITY,
    )
    const subjectOfToken = {
      actor: options.actor ?? self,
      procedure: subject,
      body,
      idempotencyKey: options.idempotencyKey,
      traceId: options.traceId ?? randomUUID(),
      deadline,
    }
    const head = headers()
    head.append(tokenHeader, issueToken(keys, responder, subjectOfToken, started))
    return sendRequest(send, { responder, subject, body, head, deadline, isRetried: !procedure.idempotent })
  }

  const bind =
    (target: Target) =>
    async (input: unknown, options: CallOptions = {}): Promise<Result<unknown>> => {
      if (options.idempotencyKey !== undefined && !idempotencyKeyPattern.test(options.idempotencyKey))
        return err('request.invalid', { issues: [{ path: 'idempotencyKey', message: 'Invalid' }] satisfies Json })
      const body = encode(input)
      if (body.byteLength > maxBodyBytes) return err('request.tooLarge', { maxBytes: maxBodyBytes })
      const message = await request(target, body, options)
      return readAnswer(target.subject, checkAnswers ? target.procedure.output : undefined, message)
    }

  return {
    principal,
    client: (service) => {
      const methods = Object.entries(service.procedures).map(([name, procedure]) => [
        name,
        bind({ responder: service.name, subject: procedureSubject(service.name, name), procedure }),
      ])
      // Object.fromEntries loses the type of the keys, which are the service's.
      return Object.fromEntries(methods)
    },
  }
}
