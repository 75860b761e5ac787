/** Size of a batch, well below the 256 kB that procedures accept. */
const maxBytes = 160 * 1024

/** Cuts a list into batches of at most `maxItems` items and 160 kB of JSON. */
export const batchesOf = <T>(items: readonly T[], maxItems: number): T[][] => {
  const batches: T[][] = []
  let batch: T[] = []
  let bytes = 0
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item)) + 1
    if (batch.length > 0 && (batch.length >= maxItems || bytes + size > maxBytes)) {
      batches.push(batch)
      batch = []
      bytes = 0
    }
    batch.push(item)
    bytes += size
  }
  if (batch.length > 0) batches.push(batch)
  return batches
}

/** Processes a list with at most `width` items in flight. The first failure ends it once those in flight are done. */
export const inParallel = async <T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const queue = [...items]
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      try {
        await work(item)
      } catch (error) {
        queue.length = 0
        throw error
      }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: width }, worker))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}
