import { randomUUID } from 'node:crypto'
import {
  type Actor,
  err,
  type InputOf,
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
import type { PublicKeys } from '../config/kit-config.ts'
import { ProcedureUnavailable } from '../errors/procedure-unavailable.ts'
import { createRequester, type NatsRequester } from '../nats/requests.ts'
import { createCallKeys } from './agreement.ts'
import { readPublicKeys, readSigningKey } from './keys.ts'
import { readAnswer, readText } from './read-answer.ts'
import type { SerializedJson } from './serialized-json.ts'
import { issueToken } from './token.ts'
import { encode, idempotencyKeyPattern, maxBodyBytes, tokenHeader } from './wire.ts'

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

/** A service's procedures as functions whose values are JSON text. */
export type TextClient<P extends Record<string, Procedure>, Options> = {
  [K in keyof P]: (input: InputOf<P[K]>, options?: Options) => Promise<Result<SerializedJson<OutputOf<P[K]>>>>
}

/** Authenticates and sends calls as one principal. */
export interface Caller {
  readonly principal: Principal
  client<P extends Record<string, Procedure>>(service: Service<P>): Client<P, CallOptions>
  /** The same procedures with values that stay JSON text, for those who pass them on. Where answers are checked, these are too. */
  textClient<P extends Record<string, Procedure>>(service: Service<P>): TextClient<P, CallOptions>
}

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
    (target: Target, read: typeof readAnswer) =>
    async (input: unknown, options: CallOptions = {}): Promise<Result<unknown>> => {
      if (options.idempotencyKey !== undefined && !idempotencyKeyPattern.test(options.idempotencyKey))
        return err('request.invalid', { issues: [{ path: 'idempotencyKey', message: 'Invalid' }] satisfies Json })
      const body = encode(input)
      if (body.byteLength > maxBodyBytes) return err('request.tooLarge', { maxBytes: maxBodyBytes })
      const { data } = await request(target, body, options)
      return read(target.subject, checkAnswers ? target.procedure.output : undefined, data)
    }

  const bindAll = (service: Service, read: typeof readAnswer) => {
    const methods = Object.entries(service.procedures).map(([name, procedure]) => [
      name,
      bind({ responder: service.name, subject: procedureSubject(service.name, name), procedure }, read),
    ])
    // Object.fromEntries loses the type of the keys, which are the service's.
    return Object.fromEntries(methods)
  }

  return {
    principal,
    client: (service) => bindAll(service, readAnswer),
    textClient: (service) => bindAll(service, readText),
  }
}
