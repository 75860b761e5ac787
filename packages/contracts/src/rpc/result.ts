import type { ErrorCode } from './errors.ts'

/** A JSON value, for a problem's params. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** An expected refusal: a stable code, and parameters for the person's next step. */
export interface Problem {
  code: ErrorCode
  params?: Record<string, Json>
}

/** Expected outcomes are values; exceptions are bugs or broken I/O. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: Problem }

/** A success with its value. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

/** An expected refusal. The code determines the HTTP status (bff) and the text (web). */
export const err = (code: ErrorCode, params?: Record<string, Json>): { ok: false; error: Problem } => ({
  ok: false,
  error: params ? { code, params } : { code },
})
