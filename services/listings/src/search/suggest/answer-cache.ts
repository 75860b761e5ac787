import { createConcurrencyLimiter } from '@nordbo/service-kit'

/** How long answers serve, ms: `freshMs` as they are, until `staleMs` while a newer one is fetched. `most` texts are kept. */
export interface CacheLimits {
  freshMs: number
  staleMs: number
  most: number
}

/**
 * What is asked again and again, of the `most` texts asked last. A call for what is no longer fresh starts its fetching and waits only
 * where nothing newer than `staleMs` is known. What nobody waits for is fetched one after the other, so that it stands in nobody's way. A failure
 * is not remembered and takes nothing away.
 */
export const cacheAnswers = <T>(answer: (text: string) => Promise<T>, { freshMs, staleMs, most }: CacheLimits) => {
  const known = new Map<string, { at: number; answer: T }>()
  const fetching = new Map<string, Promise<T>>()
  /** Texts that are fetched anew while nobody waits, each once. */
  const inLine = new Set<string>()
  const line = createConcurrencyLimiter(1)

  const fetchAnew = async (text: string): Promise<T> => {
    const at = performance.now()
    try {
      const fetched = await answer(text)
      known.delete(text)
      known.set(text, { at, answer: fetched })
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
      // Somebody may have waited for it meanwhile.
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
