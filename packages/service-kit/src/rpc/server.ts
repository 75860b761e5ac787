import { err, type ParsedInputOf, type Procedure, procedureSubject, type Result, type Service } from '@nordbo/contracts'
import type { Service as NatsService, ServiceMsg } from 'nats'
import type { z } from 'zod'
import type { DomainClock } from '../clock/domain-clock.ts'
import type { ConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts'
import { isPassing } from '../errors/is-passing.ts'
import type { Metrics } from '../health/metrics.ts'
import type { Logger } from '../log/logger.ts'
import type { CallKeys } from './agreement.ts'
import { isUndeclaredError, readInput, type UntypedHandler, writeAnswer } from './answer.ts'
import { authorizationError } from './authorize.ts'
import type { Call, CommandRunner } from './call.ts'
import type { CallerClocks } from './caller-clocks.ts'
import type { Claims } from './claims.ts'
import type { CauseTracker } from './context.ts'
import type { NonceStore } from './nonces.ts'
import type { SerializedJson } from './serialized-json.ts'
import { verifyToken } from './token.ts'
import { tokenHeader } from './wire.ts'

type AnswerOf<P> = P extends Procedure<z.ZodType, infer O> ? z.input<O> : never

/** One handler for every procedure of a service: a missing one does not compile. */
export type Handlers<P extends Record<string, Procedure>> = {
  [K in keyof P]: (
    input: ParsedInputOf<P[K]>,
    call: Call,
  ) => Promise<Result<AnswerOf<P[K]> | SerializedJson<AnswerOf<P[K]>>>>
}

/** Dependencies of answering procedures. */
export interface ServerDeps {
  nats: NatsService
  keys: CallKeys
  /** Compares serialized answers with their contract: for tests. */
  shouldCheckSerialized: boolean
  clock: DomainClock
  log: Logger
  metrics: Metrics
  causes: CauseTracker
  limiter: ConcurrencyLimiter
  nonces: NonceStore
  callerClocks: CallerClocks
  commands: CommandRunner
}

interface Endpoint {
  subject: string
  name: string
  procedure: Procedure
  handler: UntypedHandler
}

/** When the caller stops waiting, by the clock of this process; undefined if the caller did not say. */
const deadlineOf = (deps: ServerDeps, claims: Claims | undefined, arrivedAt: number): number | undefined =>
  claims?.deadline && claims.deadline + deps.callerClocks.ahead(claims.nonce, arrivedAt - claims.issued)

/** Answers a message that arrived at `arrivedAt`, epoch ms. */
const respond = async (
  deps: ServerDeps,
  endpoint: Endpoint,
  message: ServiceMsg,
  arrivedAt: number,
): Promise<string> => {
  const { subject, procedure } = endpoint
  const now = Date.now()
  const token = message.headers?.get(tokenHeader) ?? ''
  const claims = verifyToken(token, deps.keys, { procedure: subject, body: message.data, now })
  const deadline = deadlineOf(deps, claims, arrivedAt) ?? now + procedure.timeoutMs
  if (deadline <= now) return 'late'
  const traceId = claims?.trace ?? 'untraced'
  const log = (): Logger => deps.log.child({ traceId, procedure: endpoint.name })
  const refused = authorizationError(procedure, claims)
  if (refused || !claims) {
    if (!claims) log().warn('refused a call without a valid token')
    message.respond(writeAnswer(procedure, refused ?? err('auth.forbidden'), deps.shouldCheckSerialized))
    return 'refused'
  }
  if (!(await deps.nonces.isFirst(claims.nonce, claims.expires))) {
    log().warn('refused a call that was made before')
    message.respond(writeAnswer(procedure, err('auth.forbidden'), deps.shouldCheckSerialized))
    return 'refused'
  }
  const answer = async (): Promise<Result<unknown>> => {
    const input = readInput(procedure, message.data)
    if (!input.ok) return input
    const call = createCall(deps, { claims, deadline, traceId, log })
    return deps.causes.run({ traceId, causationId: null, deadline }, () => endpoint.handler.run(input.value, call))
  }
  try {
    const result = await answer()
    if (!result.ok && isUndeclaredError(procedure, result))
      log().error({ refusal: result.error.code }, 'not in the contract')
    message.respond(writeAnswer(procedure, result, deps.shouldCheckSerialized))
    return result.ok ? 'ok' : result.error.code
  } catch (error) {
    if (Date.now() >= deadline) log().warn({ err: error }, 'gave up after the deadline')
    else log().error({ err: error }, 'a handler failed')
    // The database, or a service that it asked, is away or recovers: the caller may try again.
    const refusal = isPassing(error) ? err('service.unavailable') : err('internal.error', { traceId })
    message.respond(writeAnswer(procedure, refusal, deps.shouldCheckSerialized))
    return refusal.error.code
  }
}

interface CallFacts {
  claims: Claims
  deadline: number
  traceId: string
  log: () => Logger
}

const createCall = (deps: ServerDeps, { claims, deadline, traceId, log }: CallFacts): Call => {
  let logger: Logger | undefined
  const { command, repeats } = deps.commands.forCall(claims, deadline)
  return {
    actor: claims.actor,
    now: deps.clock.now(),
    traceId,
    deadline: new Date(deadline),
    get log() {
      logger ??= log()
      return logger
    },
    idempotencyKey: claims.key,
    command,
    repeats,
  }
}

/** Answers every procedure of a service from its queue group: one more process takes its share. */
export const serve = <P extends Record<string, Procedure>>(
  deps: ServerDeps,
  service: Service<P>,
  handlers: Handlers<P>,
): void => {
  // `Handlers` checked each handler's types against its procedure; at run time the schemas do.
  const erased = new Map<string, UntypedHandler['run']>(Object.entries(handlers))
  for (const [name, procedure] of Object.entries(service.procedures)) {
    const run = erased.get(name)
    if (!run) throw new Error(`${service.name}.${name} has no handler`)
    const endpoint: Endpoint = { subject: procedureSubject(service.name, name), name, procedure, handler: { run } }
    const observe = deps.metrics.procedure(service.name, name)
    deps.nats.addEndpoint(name, {
      subject: endpoint.subject,
      queue: service.name,
      handler: (error, message) => {
        if (error) return deps.log.error({ err: error, procedure: name }, 'cannot hear a procedure')
        const [started, arrivedAt] = [performance.now(), Date.now()]
        deps.limiter
          .run(() => respond(deps, endpoint, message, arrivedAt))
          .then((outcome) => observe(outcome, (performance.now() - started) / 1_000))
          .catch((problem: unknown) => deps.log.error({ err: problem, procedure: name }, 'could not answer'))
      },
    })
  }
}
