import { stemmer as stemDanish } from '@orama/stemmers/danish'
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import MiniSearch from 'minisearch'

interface Question {
  id: string
  question: string
  answer: string
}

/** Without accents; æ, ø and å as people type them without those keys. */
const fold = (word: string): string =>
  word.replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa').normalize('NFD').replace(/\p{M}/gu, '')

/** How much of a word may be mistyped: a fifth of its letters; nothing of a short one, which would be another word. */
const typosIn = (stem: string): number | false => (stem.length < 5 ? false : 0.2)

/** The stem of a word, in Danish or English; words of other languages are found by their beginnings. */
const stemmerOf = (language: string): ((word: string) => string) => {
  if (language === 'da') return stemDanish
  return language.startsWith('en') ? stemEnglish : (word) => word
}

/** Letters of the shortest word that counts where no question has all words: 'jeg' and 'the' are everywhere. */
const shortestWord = 4

/** The words that count where no question has all of them; all if every word is short. */
const tellingWords = (text: string): string[] => {
  const words = text.trim().split(/\s+/)
  const long = words.filter((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= shortestWord)
  return long.length > 0 ? long : words
}

/**
 * Finds the questions that have all words, in the question or the answer; all of them without words. Where none has all, those that have
 * most of the longer words, at least a third of them. Endings, accents and a typo do not matter.
 */
export const questionFinder = <T extends Question>(
  questions: readonly T[],
  language: string,
): ((words: string) => T[]) => {
  const stem = stemmerOf(language)
  const index = new MiniSearch<Question>({
    fields: ['question', 'answer'],
    processTerm: (term) => fold(stem(term.toLowerCase())),
    searchOptions: { combineWith: 'AND', prefix: true, fuzzy: typosIn, boost: { question: 2 } },
  })
  index.addAll(questions.map(({ id, question, answer }) => ({ id, question, answer: answer.replace(/<[^>]*>/g, ' ') })))
  return (words) => {
    if (words.trim() === '') return [...questions]
    const asked = tellingWords(words)
    const whole = index.search(words)
    const partly = whole.length > 0 ? [] : index.search(asked.join(' '), { combineWith: 'OR' })
    const most = Math.max(0, ...partly.map(({ queryTerms }) => queryTerms.length))
    const best = most * 3 >= asked.length ? partly.filter(({ queryTerms }) => queryTerms.length === most) : []
    const hits = new Set([...whole, ...best].map(({ id }) => String(id)))
    return questions.filter(({ id }) => hits.has(id))
  }
}
