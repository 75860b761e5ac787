import type { Result } from '@nordbo/contracts'

/** The value of a call that must succeed; throws with the error otherwise. */
export const expectOk = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** The error code of a call, or `ok`. */
export const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.error.code)
