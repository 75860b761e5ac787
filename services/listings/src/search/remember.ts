/** How long answers serve, ms: `freshMs` as they are, until `staleMs` while a newer one is fetched. `most` texts are kept. */
export interface Memory {
  freshMs: number
  staleMs: number
  most: number
}

/**
 * What is asked again and again, of the `most` texts asked last. Whoever asks for what is no longer fresh starts its fetching and waits only
 * where nothing newer than `staleMs` is known. A failure is not remembered and takes nothing away.
 */
export const remember = <T>(answer: (text: string) => Promise<T>, { freshMs, staleMs, most }: Memory) => {
  const known = new Map<string, { at: number; answer: T }>()
  const fetching = new Map<string, Promise<T>>()

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

  return async (text: string): Promise<T> => {
    const held = known.get(text)
    const age = held ? performance.now() - held.at : Number.POSITIVE_INFINITY
    if (held && age < freshMs) return held.answer
    const fetched = fetch(text)
    if (!held || age >= staleMs) return fetched
    fetched.catch(() => undefined)
    return held.answer
  }
}
