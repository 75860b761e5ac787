/** What frames cost, counted per person in one process. */
export interface FrameAllowance {
  /** Takes from the person's allowance; false when it is used up. */
  take(userId: string, cost: number): boolean
}

/** Frames that a person may send at once, on all sockets together. A resumed thread counts as one more. */
export const mostFramesAtOnce = 120
/** Frames that come back per second. Ten pages of somebody who types send five. */
const framesPerSecond = 10
/** People whose allowance is remembered; the others have not sent anything lately. */
const mostRemembered = 10_000

/** A bucket of frames per person that fills again with time. */
export const allowFrames = (now: () => number = () => performance.now()): FrameAllowance => {
  const buckets = new Map<string, { left: number; at: number }>()
  const leftOf = (userId: string): number => {
    const bucket = buckets.get(userId)
    if (!bucket) return mostFramesAtOnce
    return Math.min(mostFramesAtOnce, bucket.left + ((now() - bucket.at) * framesPerSecond) / 1_000)
  }
  const makeRoom = (): void => {
    for (const userId of buckets.keys()) if (leftOf(userId) === mostFramesAtOnce) buckets.delete(userId)
    const [oldest] = buckets.keys()
    if (buckets.size >= mostRemembered && oldest !== undefined) buckets.delete(oldest)
  }
  return {
    take: (userId, cost) => {
      const left = leftOf(userId) - cost
      if (!buckets.has(userId) && buckets.size >= mostRemembered) makeRoom()
      buckets.set(userId, { left: Math.max(left, 0), at: now() })
      return left >= 0
    },
  }
}
