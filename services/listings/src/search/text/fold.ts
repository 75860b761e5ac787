/** Letters that no decomposition reaches; each spelling of a word must come out the same. */
const letters: Readonly<Record<string, string>> = { æ: 'a', ø: 'o', å: 'a', ð: 'd', þ: 'th', ß: 'ss', ł: 'l', đ: 'd' }

/**
 * A text as search compares it: lower case, without accents, and with one spelling for the letters of the North, so that
 * 'Ærø', 'Aeroe' and 'AErø' are one word, as are 'Ålesund', 'Aalesund' and 'Alesund' (å, aa, ä, æ, ae → a; ø, oe, ö → o).
 * Both sides are folded: what is stored and what is asked for.
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

/** The dot of an initial that another one follows. */
const initials = /(?<![\p{L}\p{N}])(\p{L})\.\s?(?=\p{L}(?![\p{L}\p{N}]))/gu

/** The words of a text, folded: runs of letters and digits. Initials are one word: 'H.C. Andersen' and 'HC Andersen' have the same two. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(initials, '$1')
    .match(/[\p{L}\p{N}]+/gu) ?? []
