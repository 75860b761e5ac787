/** Further keys tried at most; a replayed answer is quick. */
const maxKeys = 20

/** Whether this is a provider's stored failure (5xx), replayed for the key. */
const isStoredFailure = (error: unknown): boolean => {
  if (!(error instanceof Error) || !('statusCode' in error) || !('headers' in error)) return false
  const { statusCode, headers } = error
  if (typeof statusCode !== 'number' || statusCode < 500 || typeof headers !== 'object' || headers === null)
    return false
  return 'idempotent-replayed' in headers && headers['idempotent-replayed'] === 'true'
}

/**
 * Calls a provider that stores its answers by key, failures included. A replayed failure is retried under the next key.
 * Only for calls that may be made twice, or whose caller checked first whether they were made.
 */
export const withIdempotencyKey = async <T>(key: string, call: (idempotencyKey: string) => Promise<T>): Promise<T> => {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call(attempt === 0 ? key : `${key}~${attempt}`)
    } catch (error) {
      if (attempt === maxKeys || !isStoredFailure(error)) throw error
    }
  }
}
