/** Punctuation around a word. */
const around = /^[.,;:!?"'()]+|[.,;:!?"'()]+$/g

/**
 * The `like` patterns for the words of a text, one per word, in lower case. Wildcards are escaped. A word of punctuation only is kept as
 * it is.
 */
export const likePatterns = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(around, '') || word)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
