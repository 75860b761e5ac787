import type { ErrorCode } from '@nordbo/contracts'
import { isKnownCode } from './error-codes.ts'

/** A refusal of the server (RFC 9457) or of the network, with its stable code. */
export class ApiProblem extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly params: Record<string, unknown>

  constructor(code: ErrorCode, status: number, params: Record<string, unknown> = {}) {
    super(code)
    this.name = 'ApiProblem'
    this.code = code
    this.status = status
    this.params = params
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Reads a problem document; what is not one is `internal.error`. */
export const problemFrom = (status: number, body: unknown): ApiProblem => {
  if (!isRecord(body)) return new ApiProblem('internal.error', status)
  const code = typeof body.code === 'string' && isKnownCode(body.code) ? body.code : 'internal.error'
  return new ApiProblem(code, status, isRecord(body.params) ? body.params : {})
}

/** The code of anything that was thrown while calling; the network's own failures are `service.unavailable`. */
export const codeOf = (error: unknown): ErrorCode => (error instanceof ApiProblem ? error.code : 'service.unavailable')

/** Is there no such thing, as opposed to no answer? An id that cannot be one is refused as invalid: no such thing either. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 404 || error.code === 'request.invalid')

/** Whole minutes until a refused person may try again; 1 when the server did not say. */
export const minutesToWait = (error: unknown): number => {
  const seconds = error instanceof ApiProblem ? error.params.retryAfterSeconds : undefined
  return typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds / 60)) : 1
}

/** Names of the fields that the server found wrong, when it said which. */
export const invalidFields = (error: unknown): string[] => {
  if (!(error instanceof ApiProblem) || !Array.isArray(error.params.issues)) return []
  return error.params.issues.flatMap((issue: unknown) =>
    isRecord(issue) && typeof issue.path === 'string' ? [issue.path.replace(/^\//, '')] : [],
  )
}
