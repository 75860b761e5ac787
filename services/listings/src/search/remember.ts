/** What is asked again and again: the same answer for `freshMs`, of the `most` texts asked last. A failure is not remembered. */
export const remember = <T>(
  answer: (text: string) => Promise<T>,
  { freshMs, most }: { freshMs: number; most: number },
) => {
  const known = new Map<string, { at: number; answer: Promise<T> }>()
  return (text: string): Promise<T> => {
    const held = known.get(text)
    if (held && performance.now() - held.at < freshMs) return held.answer
    const fresh = { at: performance.now(), answer: answer(text) }
    fresh.answer.catch(() => known.delete(text))
    known.delete(text)
    known.set(text, fresh)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return fresh.answer
  }
}
