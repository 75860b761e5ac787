import type { CategorySlug } from './search-categories.ts'

/** Phrases that mean a category, in Danish and English. */
const phrases: readonly (readonly [CategorySlug, RegExp])[] = [
  [
    'ved-stranden',
    /(?<!\p{L})(?:(?:ved|tæt på|nær) (?:havet|stranden|vandet|kysten)|(?:by|at|near|on) the (?:sea(?:side)?|beach|coast|water))(?!\p{L})/iu,
  ],
  ['ved-soeen', /(?<!\p{L})(?:(?:ved|tæt på|nær) søen|(?:by|at|near|on) (?:the|a) lake)(?!\p{L})/iu],
  ['i-fjeldet', /(?<!\p{L})(?:i (?:fjeldet|fjeldene|bjergene)|in the mountains)(?!\p{L})/iu],
]

/** The category that a text names, or null. */
export const findNamedCategory = (text: string): CategorySlug | null =>
  phrases.find(([, words]) => words.test(text))?.[0] ?? null

/** Removes the phrase that names a category, because the category already filters by it. */
export const removeCategoryWords = (text: string, category: CategorySlug | null): string => {
  const words = phrases.find(([slug]) => slug === category)?.[1]
  return words ? text.replace(words, ' ').replace(/\s+/g, ' ').trim() : text
}
