/** Keys tried at most: each costs one quick answer from the provider's memory. */
const maxKeys = 20

/** Whether this is a provider's stored failure (5xx), replayed for the key. */
const isRemembered = (error: unknown): boolean => {
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
  for (let turn = 0; ; turn++) {
    try {
      return await call(turn === 0 ? key : `${key}~${turn}`)
    } catch (error) {
      if (turn === maxKeys || !isRemembered(error)) throw error
    }
  }
}
