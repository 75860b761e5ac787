import { createHash } from 'node:crypto'

/**
 * A cache of the `most` renderings that were requested last, keyed by their input. Concurrent requests for the same input share one
 * rendering; one that failed or was not done is not cached.
 */
export const createRenderCache = <T>(most: number) => {
  const kept = new Map<string, Promise<T | undefined>>()
  return (drawnFrom: unknown, draw: () => Promise<T | undefined>): Promise<T | undefined> => {
    const key = createHash('sha256').update(JSON.stringify(drawnFrom)).digest('base64')
    const found = kept.get(key)
    const drawing = found ?? draw()
    // Moves the entry to the end, since the first entry is evicted.
    kept.delete(key)
    kept.set(key, drawing)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    const forget = (): void => {
      if (kept.get(key) === drawing) kept.delete(key)
    }
    if (!found) drawing.then((drawn) => drawn === undefined && forget(), forget)
    return drawing
  }
}
