/** Letters that Unicode decomposition does not change. */
const letters: Readonly<Record<string, string>> = { æ: 'a', ø: 'o', å: 'a', ð: 'd', þ: 'th', ß: 'ss', ł: 'l', đ: 'd' }

/**
 * Normalizes a text for comparison: lower case, no accents, and one spelling of Nordic letters (å, aa, ä, æ, ae → a; ø, oe, ö → o).
 * 'Ærø', 'Aeroe' and 'AErø' become equal, as do 'Ålesund', 'Aalesund' and 'Alesund'. Stored texts and queries are both folded.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[æøåðþßłđ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('aa', 'a')
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')

/** The dot between two initials. */
const initials = /(?<![\p{L}\p{N}])(\p{L})\.\s?(?=\p{L}(?![\p{L}\p{N}]))/gu

/** A run of letters and digits. A number such as '12e4' before letters is a run of its own, because the database parses it as a number. */
const run = /(?<![\p{L}\p{N}])\d+e\d+(?=\p{L})|[\p{L}\p{N}]+/gu

/** The folded words of a text: runs of letters and digits. Initials are one word: 'H.C. Andersen' and 'HC Andersen' give the same words. */
export const wordsOf = (text: string): string[] => fold(text).replace(initials, '$1').match(run) ?? []

/** Whether each of the words begins a word of a text. Words are folded, and none matches nothing. */
export const hasWords = (text: string, words: readonly string[]): boolean => {
  const own = wordsOf(text)
  return words.length > 0 && words.every((word) => own.some((each) => each.startsWith(word)))
}
