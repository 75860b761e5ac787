/** How many letters may be wrong in a word of so many: none in short ones, two in long ones. */
const slipsIn = (letters: number): number => (letters < 4 ? 0 : letters > 5 ? 2 : 1)

/** Letters wrong, missing, too many or in each other's place between `typed` and the nearest beginning of `name`; `most` + 1 for more. */
const slipsToBeginning = (typed: string, name: string, most: number): number => {
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
 * How well a folded name fits what was typed so far, the least being the best: 0 the name itself, 1 its beginning, 2 the beginning of one
 * of its words, 3 and more with letters wrong; undefined when it does not.
 */
export const nameMatch = (typed: string, name: string): number | undefined => {
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  if (name.includes(` ${typed}`)) return 2
  const most = slipsIn(typed.length)
  // The first letter is rarely the wrong one, and without it too much fits.
  if (most === 0 || name[0] !== typed[0]) return undefined
  const slips = slipsToBeginning(typed, name, most)
  return slips <= most ? 2 + slips : undefined
}
