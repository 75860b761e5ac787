import { STATUS_CODES } from 'node:http'
import { type ErrorCode, errorCodes, type Problem, type Result } from '@nordbo/contracts'
import { refusalStatuses } from '@nordbo/contracts/refusal-statuses'
import { StacklessError } from '@nordbo/service-kit'
import { z } from 'zod'

/** RFC 9457 problem details with a stable code, which the web translates. */
export const ProblemDetails = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(errorCodes),
    params: z.record(z.string(), z.unknown()).optional(),
    /** The request's id in the logs. */
    traceId: z.string(),
  })
  .meta({ id: 'Problem' })
export type ProblemDetails = z.infer<typeof ProblemDetails>

/** The error response of every route. */
export const problemResponse = {
  description: 'A refusal, by its stable code',
  content: { 'application/problem+json': { schema: ProblemDetails } },
} as const

/** A problem, thrown for the error handler. It has no stack: its cause, if there is one, is logged with its own. */
export class ProblemError extends StacklessError {
  readonly problem: Problem
  readonly status: number
  constructor(code: ErrorCode, params?: Problem['params']) {
    super(code)
    this.problem = params ? { code, params } : { code }
    this.status = refusalStatuses[code]
  }
}

/** The value of a result. Throws its error as a `ProblemError`. */
export const expectOk = <T>(result: Result<T>): T => {
  if (result.ok) return result.value
  throw new ProblemError(result.error.code, result.error.params)
}

/** A problem as problem details. */
export const toProblemDetails = ({ code, params }: Problem, traceId: string): ProblemDetails => ({
  type: `urn:nordbo:problem:${code}`,
  title: STATUS_CODES[refusalStatuses[code]] ?? 'Error',
  status: refusalStatuses[code],
  code,
  ...(params ? { params } : {}),
  traceId,
})
