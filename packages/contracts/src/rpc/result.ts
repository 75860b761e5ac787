import type { ErrorCode } from './errors.ts'

/** A JSON value, as it may stand in a problem's params. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** An expected outcome that is not success: a stable code and what a person needs to act on it. */
export interface Problem {
  code: ErrorCode
  params?: Record<string, Json>
}

/** Expected outcomes are values; exceptions are bugs or broken I/O. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: Problem }

/** Success with its value. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

/** An expected refusal. The code picks the HTTP status (bff) and the text (web). */
export const err = (code: ErrorCode, params?: Record<string, Json>): { ok: false; error: Problem } => ({
  ok: false,
  error: params ? { code, params } : { code },
})
