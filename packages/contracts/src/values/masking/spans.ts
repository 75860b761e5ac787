/** A part of a text, from its first character to the one after its last. */
export type Span = readonly [from: number, to: number]

/** All matches of a global pattern, as spans. */
export const spansOf = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }): Span => [index, index + found.length])

/** Spans in order, those that overlap as one. */
export const joined = (spans: readonly Span[]): Span[] => {
  const all: Span[] = []
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1)
    if (last && from < last[1]) all[all.length - 1] = [last[0], Math.max(last[1], to)]
    else all.push([from, to])
  }
  return all
}
