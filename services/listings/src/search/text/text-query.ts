import type { Db } from '../../core/deps.ts'
import { wordsOf } from './fold.ts'
import { type ResolvedWord, resolveWords } from './resolve-words.ts'
import { alternativeForms, expandShortForms, withoutDistricts } from './short-forms.ts'
import { stopWords } from './words.ts'

/** Words that are looked for; more than this tell nothing new. */
const maxWords = 8

/**
 * What makes a plural of a word that ends in a vowel. Folding would read its 'ae' and 'oe' as one letter: 'saunaer' is looked for as
 * 'sauna', which also begins every word that is really spelled so, as 'popula' begins 'populær'.
 */
const openPlural = /(?<=\p{L}{3}[aoæøå])er(?:ne)?s?(?!\p{L})/giu

const quoted = (term: string): string => `'${term.replaceAll("'", "''")}'`
const oneOf = (terms: readonly string[]): string => (terms.length > 1 ? `(${terms.join(' | ')})` : terms.join(''))

/** What a word as it stands matches: its forms, what begins or ends with it, or else what it was probably meant to be. */
const standing = ({ text, stem, homes, tails, near, halves }: ResolvedWord): string => {
  const forms = [...new Set([quoted(stem), ...(text.length >= 3 ? [`${quoted(text)}:*`] : [])]), ...tails.map(quoted)]
  if (homes > 0 || tails.length > 0) return oneOf(forms)
  const meant = [...near.map(quoted), ...(halves.length > 0 ? [`(${halves.map(quoted).join(' & ')})`] : [])]
  return oneOf(meant.length > 0 ? meant : forms)
}

/** A word that was typed, and what else it may be written as. */
interface Typed extends ResolvedWord {
  others: readonly ResolvedWord[]
}

const isKnown = ({ homes, tails }: ResolvedWord): boolean => homes > 0 || tails.length > 0

/** A number of something that no home tells in digits ('1 værelse') is no reason to find nothing. */
const isSmall = ({ text }: ResolvedWord): boolean => /^\d{1,2}$/.test(text)

/** What one word matches, short or in full. */
const matching = ({ others, ...word }: Typed): string => {
  const known = [word, ...others].filter(isKnown)
  return known.length === 0 ? standing(word) : oneOf(known.map(standing))
}

/** Words as they follow each other; two that homes write as one ('hav udsigt') may be one. */
const together = (words: readonly Typed[], pairs: ReadonlyMap<string, ResolvedWord>): string => {
  const [first, second, ...rest] = words
  if (!first) return ''
  const pair = second && pairs.get(first.text + second.text)
  const here = pair && second ? `(${matching(first)} & ${matching(second)} | ${standing(pair)})` : matching(first)
  const others = together(pair ? rest : words.slice(1), pairs)
  return others === '' ? here : `${here} & ${others}`
}

/** What a person typed as a text search. */
export interface TextQuery {
  /** A `tsquery` whose lexemes are as they are stored. */
  wanted: string
  /** Homes that the rarest word of it leads to, at most; unknown where it was mistyped or halved. */
  homes: number | undefined
}

const rarest = (words: readonly Typed[]): number | undefined => {
  const known = words
    .filter(({ homes, tails, others }) => homes > 0 && tails.length === 0 && others.length === 0)
    .map(({ homes }) => homes)
  return known.length === 0 ? undefined : Math.min(...known)
}

/**
 * What a person typed as a text search: every word that says something must be there, in any form, begun, as a part of a compound or
 * slightly mistyped. Undefined when no word of it says anything.
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
