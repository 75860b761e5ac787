import { createConcurrencyLimiter } from '@nordbo/service-kit'

/** How long answers are used, ms: until `freshMs` as they are, until `staleMs` while a newer one is fetched. `most` texts are stored. */
export interface CacheLimits<T> {
  freshMs: number
  staleMs: number
  most: number
  /** Which answers are stored. All without it. */
  keeps?: (answer: T) => boolean
}

/**
 * Caches the answers for the `most` latest texts. A call for a stale answer returns it and starts a refresh; without a usable answer the
 * call waits. Refreshes run one after the other, so that they do not delay other calls. A failure is not cached, and the stored answer
 * remains.
 */
export const cacheAnswers = <T>(
  answer: (text: string) => Promise<T>,
  { freshMs, staleMs, most, keeps = () => true }: CacheLimits<T>,
) => {
  const known = new Map<string, { at: number; answer: T }>()
  const fetching = new Map<string, Promise<T>>()
  /** Texts that wait for a refresh. */
  const inLine = new Set<string>()
  const line = createConcurrencyLimiter(1)

  const fetchAnew = async (text: string): Promise<T> => {
    const at = performance.now()
    try {
      const fetched = await answer(text)
      known.delete(text)
      if (keeps(fetched)) known.set(text, { at, answer: fetched })
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
      return fetched
    } finally {
      fetching.delete(text)
    }
  }

  const fetch = (text: string): Promise<T> => {
    const begun = fetching.get(text) ?? fetchAnew(text)
    fetching.set(text, begun)
    return begun
  }

  const ageOf = (text: string): number => performance.now() - (known.get(text)?.at ?? Number.NEGATIVE_INFINITY)

  const fetchInLine = (text: string): void => {
    if (inLine.has(text)) return
    inLine.add(text)
    const inTurn = async (): Promise<void> => {
      inLine.delete(text)
      // Another call may have fetched it meanwhile.
      if (ageOf(text) >= freshMs) await fetch(text)
    }
    line.run(inTurn).catch(() => undefined)
  }

  return async (text: string): Promise<T> => {
    const held = known.get(text)
    const age = ageOf(text)
    if (held && age < freshMs) return held.answer
    if (!held || age >= staleMs) return fetch(text)
    fetchInLine(text)
    return held.answer
  }
}
