import { wordsOf } from '@nordbo/service-kit'
import type { Db } from '../../core/deps.ts'
import { type ResolvedWord, resolveWords } from './resolve-words.ts'
import { alternativeForms, expandShortForms, withoutDistricts } from './short-forms.ts'
import { stopWords } from './words.ts'

/** Most words of a text that are searched. */
const maxWords = 8

/**
 * The plural ending of words that end in a vowel. Folding would turn its 'ae' and 'oe' into one letter, so 'saunaer' is searched as
 * 'sauna'. Words that really end so are still found as prefixes: 'popula' finds 'populær'.
 */
const openPlural = /(?<=\p{L}{3}[aoæøå])er(?:ne)?s?(?!\p{L})/giu

const quoted = (term: string): string => `'${term.replaceAll("'", "''")}'`
const oneOf = (terms: readonly string[]): string => (terms.length > 1 ? `(${terms.join(' | ')})` : terms.join(''))

/** The terms for one spelling of a word: its stem, and words that begin or end with it; else similar words. */
const termsOf = ({ text, stem, homes, tails, near, halves }: ResolvedWord): string => {
  const forms = [...new Set([quoted(stem), ...(text.length >= 3 ? [`${quoted(text)}:*`] : [])]), ...tails.map(quoted)]
  if (homes > 0 || tails.length > 0) return oneOf(forms)
  const meant = [...near.map(quoted), ...(halves.length > 0 ? [`(${halves.map(quoted).join(' & ')})`] : [])]
  return oneOf(meant.length > 0 ? meant : forms)
}

/** A typed word with its other spellings. */
interface Typed extends ResolvedWord {
  others: readonly ResolvedWord[]
}

const isKnown = ({ homes, tails }: ResolvedWord): boolean => homes > 0 || tails.length > 0

/** Small numbers are optional, because homes' texts seldom contain them as digits ('1 værelse'). */
const isSmall = ({ text }: ResolvedWord): boolean => /^\d{1,2}$/.test(text)

/** The terms for a word in all its spellings. */
const matching = ({ others, ...word }: Typed): string => {
  const known = [word, ...others].filter(isKnown)
  return known.length === 0 ? termsOf(word) : oneOf(known.map(termsOf))
}

/** Joins words with `and`. Two neighbours may also match as one compound ('hav udsigt'). */
const together = (words: readonly Typed[], pairs: ReadonlyMap<string, ResolvedWord>): string => {
  const [first, second, ...rest] = words
  if (!first) return ''
  const pair = second && pairs.get(first.text + second.text)
  const here = pair && second ? `(${matching(first)} & ${matching(second)} | ${termsOf(pair)})` : matching(first)
  const others = together(pair ? rest : words.slice(1), pairs)
  return others === '' ? here : `${here} & ${others}`
}

/** The query for a typed text. */
export interface TextQuery {
  /** A `tsquery` of stored lexemes. */
  wanted: string
  /** Upper bound of the matching homes, from the rarest word. Undefined if no word is known exactly. */
  homes: number | undefined
}

const rarest = (words: readonly Typed[]): number | undefined => {
  const known = words
    .filter(({ homes, tails, others }) => homes > 0 && tails.length === 0 && others.length === 0)
    .map(({ homes }) => homes)
  return known.length === 0 ? undefined : Math.min(...known)
}

/**
 * Builds the query for a typed text. Every meaningful word must match, in any form, as a prefix, as part of a compound or with typing
 * errors. Undefined if no word is meaningful.
 */
export const parseText = async (db: Db, q: string): Promise<TextQuery | undefined> => {
  const words = [...new Set(withoutDistricts(wordsOf(expandShortForms(q.normalize('NFC')).replace(openPlural, ''))))]
    .filter((word) => !stopWords.has(word))
    .slice(0, maxWords)
  if (words.length === 0) return undefined
  const joined = words.slice(1).map((word, index) => (words[index] ?? '') + word)
  const other = words.flatMap(alternativeForms)
  const resolved = await resolveWords(db, [...words, ...joined, ...other])
  const others = resolved.slice(words.length + joined.length)
  const meaningful = resolved
    .slice(0, words.length)
    .filter(({ stem }) => stem !== '')
    .map((word) => ({ ...word, others: others.filter(({ text }) => alternativeForms(word.text).includes(text)) }))
  const pairs = resolved
    .slice(words.length, words.length + joined.length)
    .filter(({ stem, homes }) => stem !== '' && homes > 0)
  if (meaningful.length === 0) return undefined
  const sure = meaningful.filter((word) => isKnown(word) || !isSmall(word))
  const wanted = together(
    sure.length > 0 ? sure : meaningful,
    new Map(pairs.map((pair) => [pair.text, { ...pair, tails: [] }])),
  )
  return { wanted, homes: rarest(meaningful) }
}
