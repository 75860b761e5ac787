import { createHash } from 'node:crypto'

/**
 * Drawings by what they are drawn from, the `most` that were asked for last. What is being drawn is waited for, not drawn twice; what was not
 * drawn, or failed, is not kept.
 */
export const keepDrawings = <T>(most: number) => {
  const kept = new Map<string, Promise<T | undefined>>()
  return (drawnFrom: unknown, draw: () => Promise<T | undefined>): Promise<T | undefined> => {
    const key = createHash('sha256').update(JSON.stringify(drawnFrom)).digest('base64')
    const found = kept.get(key)
    const drawing = found ?? draw()
    // Asked for again is last in line to be forgotten.
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
