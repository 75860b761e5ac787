import MiniSearch from 'minisearch'
import { termMaker, termsOf } from './search-terms.ts'

interface Question {
  id: string
  question: string
  answer: string
  /** Words that find it though neither question nor answer has them. */
  searchWords: readonly string[]
}

/** How much of a word may be mistyped: a fifth of its letters; nothing of a short one, which would be another word. */
const typosIn = (stem: string): number | false => (stem.length < 5 ? false : 0.2)

/** Letters of the shortest word that counts where no question has all words: 'jeg' and 'the' are everywhere. */
const shortestWord = 4

/** The words that count where no question has all of them; all if every word is short. */
const tellingWords = (text: string): string[] => {
  const words = text.trim().split(/\s+/)
  const long = words.filter((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= shortestWord)
  return long.length > 0 ? long : words
}

/**
 * Finds the questions that have all words, in the question, the answer or its search words; all of them without words. Where none has all,
 * those that have most of the longer words, at least a third of them. Endings, accents and a typo do not matter.
 */
export const questionFinder = <T extends Question>(
  questions: readonly T[],
  language: string,
): ((words: string) => T[]) => {
  const index = new MiniSearch<Question>({
    fields: ['question', 'answer', 'searchWords'],
    tokenize: termsOf,
    processTerm: termMaker(language),
    searchOptions: { combineWith: 'AND', prefix: true, fuzzy: typosIn, boost: { question: 2 } },
  })
  index.addAll(questions.map((each) => ({ ...each, answer: each.answer.replace(/<[^>]*>/g, ' ') })))
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
