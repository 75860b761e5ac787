import { stemmer as stemDanish } from '@orama/stemmers/danish'
import { stemmer as stemEnglish } from '@orama/stemmers/english'

const notOfWords = /[^\p{L}\p{M}\p{N}]+/u
/** A stretch of Chinese, which has no spaces between words, or of anything else. */
const stretches = /\p{Script=Han}+|[^\p{Script=Han}]+/gu
const chinese = /\p{Script=Han}/u
/** Words that Chinese questions are full of: they separate the words that count. */
const smallChinese = /可以|时候|什么|怎么样?|怎样|哪里|哪儿|如何|为什么|[的了吗呢吧我您你在是想]/u

/** The pairs of neighbouring characters, most of which are words; a single character is one itself. */
const pairsOf = (characters: string): string[] => {
  const all = [...characters]
  return all.length < 2 ? all : all.slice(1).map((second, index) => `${all[index]}${second}`)
}

const chineseTerms = (stretch: string): string[] => {
  const parts = stretch.split(smallChinese).filter((part) => part !== '')
  return (parts.length > 0 ? parts : [stretch]).flatMap(pairsOf)
}

/** The words of a text; of Chinese, which separates none, the pairs of neighbouring characters. */
export const termsOf = (text: string): string[] =>
  text
    .split(notOfWords)
    .flatMap((word) => word.match(stretches) ?? [])
    .flatMap((stretch) => (chinese.test(stretch) ? chineseTerms(stretch) : [stretch]))

/** Without accents and vowel signs; æ, ø and å as people type them without those keys, and Arabic letters that are typed for each other as one. */
const fold = (word: string): string =>
  word
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('ـ', '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** An Arabic word without the article and what is written together with it. */
const withoutArticle = (word: string): string => word.replace(/^[وف]?(?:[بك]?ال|لل)(?=.{3})/u, '')

/** The stem of a word, in Danish, English or Arabic; words of other languages are found by their beginnings. */
const stemmerOf = (language: string): ((word: string) => string) => {
  if (language === 'da') return stemDanish
  if (language === 'ar') return withoutArticle
  return language.startsWith('en') ? stemEnglish : (word) => word
}

/** What is searched for a word of a language: endings and accents do not matter. */
export const termMaker = (language: string): ((word: string) => string) => {
  const stem = stemmerOf(language)
  return (word) => fold(stem(word.toLowerCase()))
}
