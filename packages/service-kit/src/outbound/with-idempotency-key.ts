/** More than anybody waits through: each turn is one quick answer out of the provider's memory. */
const maxKeys = 20

/** Is this a provider's failure (5xx) that it only repeats because it remembers the key? */
const isRemembered = (error: unknown): boolean => {
  if (!(error instanceof Error) || !('statusCode' in error) || !('headers' in error)) return false
  const { statusCode, headers } = error
  if (typeof statusCode !== 'number' || statusCode < 500 || typeof headers !== 'object' || headers === null)
    return false
  return 'idempotent-replayed' in headers && headers['idempotent-replayed'] === 'true'
}

/**
 * Makes a call at a provider that remembers its answers by key, failures among them: one that it only repeats says nothing new, so the call
 * goes out under the next key. For calls that may be made twice, or whose caller looked first whether they were made.
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
