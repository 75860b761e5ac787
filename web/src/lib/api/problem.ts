import type { ErrorCode } from '@nordbo/contracts'
import { isKnownCode } from './error-codes.ts'

/** An error answer (RFC 9457) or a network failure, with a stable code. */
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

/** Parses a problem document. Anything else is `internal.error`. */
export const problemFrom = (status: number, body: unknown): ApiProblem => {
  if (!isRecord(body)) return new ApiProblem('internal.error', status)
  const code = typeof body.code === 'string' && isKnownCode(body.code) ? body.code : 'internal.error'
  return new ApiProblem(code, status, isRecord(body.params) ? body.params : {})
}

/** The code of any error thrown by a call. Network failures are `service.unavailable`. */
export const codeOf = (error: unknown): ErrorCode => (error instanceof ApiProblem ? error.code : 'service.unavailable')

/** Does the resource not exist? The server refuses an impossible id as invalid. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 404 || error.code === 'request.invalid')

/** Whole minutes until the next attempt is allowed. 1 when the server names none. */
export const minutesToWait = (error: unknown): number => {
  const seconds = error instanceof ApiProblem ? error.params.retryAfterSeconds : undefined
  return typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds / 60)) : 1
}

/** Names of the fields that the server found invalid. Empty when it names none. */
export const invalidFields = (error: unknown): string[] => {
  if (!(error instanceof ApiProblem) || !Array.isArray(error.params.issues)) return []
  return error.params.issues.flatMap((issue: unknown) =>
    isRecord(issue) && typeof issue.path === 'string' ? [issue.path.replace(/^\//, '')] : [],
  )
}
