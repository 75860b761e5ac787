import { ErrorCode } from 'nats'
import { sqlState } from '../database/retry.ts'
import { ProcedureUnavailable } from './procedure-unavailable.ts'

/**
 * Codes of refused and lost connections: Node's, Postgres' (classes 08, 53 and 57P, and 25006 of one that only reads), Prisma's and those
 * of locks and lost races.
 */
const passingCode =
  /^(ECONN|EPIPE$|ETIMEDOUT$|EAI_AGAIN$|UND_ERR|08|53|57P|40|25006$|55P03$|P1001$|P1002$|P1008$|P1017$|P2024$|P2028$|P2034$)/
const natsCodes: ReadonlySet<string> = new Set([
  ErrorCode.ConnectionClosed,
  ErrorCode.ConnectionDraining,
  ErrorCode.ConnectionRefused,
  ErrorCode.ConnectionTimeout,
  ErrorCode.Disconnect,
  ErrorCode.JetStreamNotEnabled,
  ErrorCode.NoResponders,
  ErrorCode.Timeout,
])
const names: ReadonlySet<string> = new Set(['TimeoutError', 'MaxRetriesPerRequestError'])
/** What the clients of Postgres and Redis say without a code. */
const sayings = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Connection is closed',
  'Command timed out',
]

const causesOf = (error: Error): unknown[] => [error.cause, ...(error instanceof AggregateError ? error.errors : [])]

/**
 * Whether an error, or one that caused it, says that something was away or late: the same work may succeed when it is done again. Bugs,
 * refusals and wrong configurations are none.
 */
export const isPassing = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    error instanceof ProcedureUnavailable ||
    passingCode.test(code) ||
    passingCode.test(sqlState(error) ?? '') ||
    natsCodes.has(code) ||
    names.has(error.name) ||
    sayings.some((words) => error.message.includes(words)) ||
    causesOf(error).some(isPassing)
  )
}
