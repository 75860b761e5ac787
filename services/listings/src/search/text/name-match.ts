import { longForm } from './short-forms.ts'

/** How many typing errors a word of this length may have. */
const allowedErrors = (letters: number): number => (letters < 4 ? 0 : letters > 5 ? 2 : 1)

/** Edit distance, with swaps of neighbours, between `typed` and the most similar prefix of `name`; `most` + 1 if it is larger. */
const prefixDistance = (typed: string, name: string, most: number): number => {
  let before: number[] = []
  let row = Array.from({ length: name.length + 1 }, (_, index) => index)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= name.length; j++) {
      const wrong = typed[i - 1] === name[j - 1] ? 0 : 1
      const swapped =
        i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1]
          ? (before[j - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + wrong, swapped))
    }
    ;[before, row] = [row, next]
  }
  return Math.min(most + 1, ...row.slice(Math.max(0, typed.length - most)))
}

/**
 * How well a folded name matches an unfinished text, lower is better: 0 the whole name, 1 its start, 2 the start of one of its words, 3 and
 * more with typing errors. Undefined for no match.
 */
export const nameMatch = (typed: string, name: string): number | undefined => {
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  if (name.includes(` ${typed}`)) return 2
  const most = allowedErrors(typed.length)
  // The first letter is rarely wrong, and too many names would match without it.
  if (most === 0 || name[0] !== typed[0]) return undefined
  const errors = prefixDistance(typed, name, most)
  return errors <= most ? 2 + errors : undefined
}

/** The better match, lower is better, of the words as typed and with their short forms spelled out. Undefined for no match. */
export const bestFit = (
  words: readonly string[],
  fitOf: (words: readonly string[]) => number | undefined,
): number | undefined => {
  const full = words.map(longForm)
  const fits = [fitOf(words) ?? [], full.join() === words.join() ? [] : (fitOf(full) ?? [])].flat()
  return fits.length === 0 ? undefined : Math.min(...fits)
}
