import { type LanguageCode, namespaceNames } from '@nordbo/texts'
import { ownTexts, readTexts } from '@nordbo/texts/files'

/** A text with at least this many letters besides its placeholders is unmistakably of its language. */
const fewestLetters = 4

/** Letters are on no page, and some of their texts are little more than placeholders, which match what people wrote. */
const pageNamespaces = namespaceNames.filter((name) => !name.startsWith('letters'))

const placeholder = /\{\{\w+\}\}/g
const escapeSigns = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const lettersOf = (text: string): number => text.replace(placeholder, '').match(/\p{L}/gu)?.length ?? 0

/** What matches a text of the catalogue with anything in the place of its placeholders. */
const patternsOf = (texts: readonly string[], letters: number): RegExp[] =>
  texts
    .filter((text) => text.includes('{{') && lettersOf(text) >= letters)
    .map((text) => new RegExp(`^${text.split(placeholder).map(escapeSigns).join('.+')}$`, 'su'))

/** Finds what is in Danish or English among texts of a page in another language, by the catalogue. */
export const createForeignFinder = (code: LanguageCode): ((texts: readonly string[]) => string[]) => {
  const isBritish = code === 'en-GB'
  const own = pageNamespaces.flatMap((name) => Object.values(isBritish ? readTexts(code, name) : ownTexts(code, name)))
  const others = (['da', 'en'] as const)
    .filter((each) => each !== code && !(isBritish && each === 'en'))
    .flatMap((each) => pageNamespaces.flatMap((name) => Object.values(ownTexts(each, name))))
    .filter((text) => lettersOf(text) >= fewestLetters)
  const [ownWords, otherWords] = [new Set(own), new Set(others)]
  const [ownPatterns, otherPatterns] = [patternsOf(own, 1), patternsOf(others, fewestLetters + 1)]
  const isAmong = (text: string, words: ReadonlySet<string>, patterns: readonly RegExp[]): boolean =>
    words.has(text) || patterns.some((pattern) => pattern.test(text))
  return (texts) =>
    texts.filter((text) => isAmong(text, otherWords, otherPatterns) && !isAmong(text, ownWords, ownPatterns))
}
